@echo off
rem Starts the kifu command on Windows: finds the Java of an image or a JDK, and builds once in a checkout. Its model is
rem the shell script "kifu"; LaunchersAgreeTest checks that the two agree. It was written without a Windows machine and
rem has never been run.
rem Environment: KIFU_JAVA_HOME (a JDK to prefer), KIFU_JAVA_OPTS (options for the JVM, such as -Xmx256m),
rem KIFU_KERNEL (scalar or vector, for every command).
rem For other scripts of a checkout: with KIFU_PRINT_JAVA=1 it only prints the folder of the JDK that it found.
rem Unlike its model it does not make a start-up cache, which nothing in Windows checks in a few milliseconds, or start
rem Spark. Paths may hold parentheses, so none is without quotes in a block.
setlocal EnableExtensions DisableDelayedExpansion

set "JAVA_AT_LEAST=25"
set "FOR_SEARCH=-XX:CompileCommand=quiet -XX:CompileCommand=dontinline,org.kifu.bitboard.Vector*::*"
set "FOR_RECORDS=-XX:Tier4InvocationThreshold=10000 -XX:Tier4MinInvocationThreshold=2000 -XX:Tier4CompileThreshold=20000"
set "FOR_RECORDS=%FOR_RECORDS% -XX:MaxInlineLevel=5 -XX:FreqInlineSize=80 -XX:InlineSmallCode=800"

set "HERE=%~dp0"
set "LIB=%HERE%lib"
if exist "%HERE%pom.xml" set "LIB="
if /i "%~1"=="spark" if /i not "%~2"=="--help" if /i not "%~2"=="-h" goto no_spark

set "JAVA_DIR="
call :try "%KIFU_JAVA_HOME%"
rem The Java of an image.
if defined LIB call :try "%HERE%runtime"
if defined LIB call :try "%HERE%..\runtime"
call :try "%JAVA_HOME%"
for /f "delims=" %%J in ('where $PATH:java 2^>nul') do call :try "%%~dpJ.."
for /d %%H in ("%ProgramFiles%\Eclipse Adoptium\*" "%ProgramFiles%\Java\*" "%ProgramFiles%\Microsoft\jdk*" "%USERPROFILE%\.jdks\*") do call :try "%%~H"
if not defined JAVA_DIR goto no_java
if defined KIFU_JAVA_HOME if /i not "%JAVA_DIR%"=="%KIFU_JAVA_HOME%" echo kifu: KIFU_JAVA_HOME="%KIFU_JAVA_HOME%" is not a JDK %JAVA_AT_LEAST% or newer; using "%JAVA_DIR%" 1>&2
if defined KIFU_PRINT_JAVA goto print_java

if defined LIB goto start
call :build toolkit-cli 57
if not "%BUILD_STATUS%"=="0" exit /b 3
rem Without quotes around them, so that quotes in the words protect the same characters as in the line that starts the
rem JVM.
set WORDS=%*
setlocal EnableDelayedExpansion
if defined WORDS if not "!WORDS:parquet=!"=="!WORDS!" goto build_parquet
endlocal
if /i "%~1"=="app" goto build_app
goto built

rem The window is built when it is first opened.
:build_app
call :build toolkit-app 1
if not "%BUILD_STATUS%"=="0" exit /b 3
goto built

rem Parquet needs libraries that no other command needs.
:build_parquet
endlocal
call :build toolkit-parquet 16
if not "%BUILD_STATUS%"=="0" exit /b 3

:built
set "LIB=%HERE%toolkit-cli\target\quick\lib"

:start
set "APP="
for %%A in ("%LIB%\toolkit-cli-*.jar") do set "APP=%%~fA"
if not defined APP goto no_app
call :choose_options "%~1" "%~2"
rem Reports of a JVM that crashes go to a folder without data of users.
"%JAVA_DIR%\bin\java.exe" "-XX:ErrorFile=%TEMP%\hs_err_pid%%p.log" "-XX:ReplayDataFile=%TEMP%\replay_pid%%p.log" -XX:-CreateCoredumpOnCrash %OPTIONS% %KIFU_JAVA_OPTS% -jar "%APP%" %*
exit /b %ERRORLEVEL%

:print_java
echo %JAVA_DIR%
exit /b 0

:no_spark
if defined LIB echo kifu: on Windows, start a job by spark-submit --class org.kifu.spark.Main with the jar in "%LIB%\spark" 1>&2
if not defined LIB echo kifu: on Windows, take the distribution, and start a job by spark-submit with the jar in its folder lib\spark 1>&2
exit /b 3

:no_java
echo kifu: no JDK %JAVA_AT_LEAST% or newer found; install one, or name its folder in KIFU_JAVA_HOME 1>&2
exit /b 3

:no_app
echo kifu: there is no toolkit-cli jar in "%LIB%" 1>&2
exit /b 3

rem Sets JAVA_DIR if it is not set yet and the folder holds a JDK that is new enough, according to its file "release". A
rem distribution does not need a compiler.
:try
if defined JAVA_DIR exit /b
if "%~1"=="" exit /b
if not exist "%~1\release" exit /b
if not exist "%~1\bin\java.exe" exit /b
if not defined LIB if not exist "%~1\bin\javac.exe" exit /b
set "VERSION=0"
for /f "tokens=2 delims==.-+" %%V in ('findstr /b "JAVA_VERSION=" "%~1\release"') do set VERSION=%%V
set "VERSION=%VERSION:"=%"
if %VERSION% GEQ %JAVA_AT_LEAST% set "JAVA_DIR=%~1"
exit /b

rem Sets OPTIONS to the options of the JVM by command; takes the first two words.
:choose_options
set "KIND=%~1"
if "%~1 %~2"=="base annotate" set "KIND=annotate"
if "%~2"=="--help" set "KIND=help"
if not defined KIND set "KIND=help"
if "%KIND:~0,1%"=="-" set "KIND=help"
set "OPTIONS=-Xlog:disable -XX:+UseSerialGC -XX:-UsePerfData"
for %%C in (show rules convert explain report help completion spark) do if "%KIND%"=="%%C" set "OPTIONS=%OPTIONS% -XX:TieredStopAtLevel=1"
if "%KIND%"=="openings" set "OPTIONS=%OPTIONS% -XX:NewRatio=7"
set "TUNED="
if not defined KIFU_KERNEL set "TUNED=-Dkifu.kernel=scalar"
if not "%KIND%"=="perft" set "TUNED=%TUNED% %FOR_RECORDS%"
for %%C in (annotate solve search bench engine train calibrate audit app) do if "%KIND%"=="%%C" set "TUNED=%FOR_SEARCH%"
set "OPTIONS=%OPTIONS% %TUNED%"
if "%KIND%"=="app" set "OPTIONS=%OPTIONS% -Xmx768m"
exit /b

rem Builds a module and the core of a checkout, if needed; sets BUILD_STATUS to 0 if that succeeded. Takes the module,
rem and the megabytes that a first build downloads. Another build holds the lock file open until it ends for any reason,
rem so the redirection into the file fails.
:build
set "BUILD_STATUS=0"
set "MODULE=%~1"
set "DOWNLOAD=%~2"
set "BUILT=%HERE%%MODULE%\target\quick\built"
call :needs_build
if not defined NEEDED exit /b
if not exist "%HERE%target" mkdir "%HERE%target" 2>nul
set "BUILD_STATUS=3"
(type nul >"%HERE%target\build.writable") 2>nul || goto no_target
set "WAITED="
:wait_for_lock
set "LOCKED="
8>&2 2>nul (
  9>"%HERE%target\build-windows.lock" (
    2>&8 call :build_alone
    set "LOCKED=yes"
  )
)
if defined LOCKED exit /b
if not defined WAITED echo kifu: another kifu is building; waiting for it 1>&2
set "WAITED=yes"
ping -n 2 127.0.0.1 >nul
goto wait_for_lock

:no_target
echo kifu: cannot write to "%HERE%target", where the build belongs 1>&2
exit /b

rem Builds from an empty folder, so that no old jars are left. The file "built" gets the time of the sources.
:build_alone
set "BUILD_STATUS=0"
call :needs_build
if not defined NEEDED exit /b
echo kifu: building %MODULE% with Maven (a first build downloads about %DOWNLOAD% MB) 1>&2
for %%M in (toolkit-core %MODULE%) do if exist "%HERE%%%M\target\quick" rmdir /s /q "%HERE%%%M\target\quick"
if exist "%HERE%target\build.begun" del "%HERE%target\build.begun"
type nul >"%HERE%target\build.begun"
set "JAVA_HOME=%JAVA_DIR%"
pushd "%HERE%"
call "%HERE%mvnw.cmd" -B -q -Dkifu.quick -pl %MODULE% -am package <nul >"%HERE%target\build.log" 2>&1
set "BUILD_STATUS=%ERRORLEVEL%"
popd
if not "%BUILD_STATUS%"=="0" goto build_failed
move /y "%HERE%target\build.begun" "%BUILT%" >nul
echo kifu: built 1>&2
exit /b

:build_failed
echo kifu: the build failed (Maven's exit code %BUILD_STATUS%); from its log, "%HERE%target\build.log": 1>&2
powershell -NoProfile -Command "Get-Content -LiteralPath ($env:HERE + 'target\build.log') | Where-Object { $_ -notmatch '^WARNING' } | Select-Object -First 8" <nul 1>&2
exit /b

rem Sets NEEDED if the build is missing or older than its sources. Batch files cannot compare times.
:needs_build
set "NEEDED=yes"
if not exist "%BUILT%" exit /b
powershell -NoProfile -Command "$root = $env:HERE; $built = (Get-Item -LiteralPath $env:BUILT).LastWriteTimeUtc; $made = @('pom.xml', 'toolkit-core\pom.xml', ($env:MODULE + '\pom.xml') | ForEach-Object { Get-Item -LiteralPath ($root + $_) }) + @('toolkit-core\src\main', 'toolkit-cli\src\main', ($env:MODULE + '\src\main') | ForEach-Object { Get-ChildItem -Recurse -LiteralPath ($root + $_) }); if ($made | Where-Object { $_.LastWriteTimeUtc -gt $built } | Select-Object -First 1) { exit 1 }" <nul
if not errorlevel 1 set "NEEDED="
exit /b
