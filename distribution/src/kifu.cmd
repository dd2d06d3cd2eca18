@echo off
rem Starts the kifu command on Windows with the first JDK that is new enough.
rem Environment: KIFU_JAVA_HOME (a JDK to prefer), KIFU_JAVA_OPTS (options for the JVM, such as -Xmx256m),
rem KIFU_KERNEL (scalar or vector, for every command).
setlocal
set "HERE=%~dp0"
if /i "%~1"=="spark" if /i not "%~2"=="--help" if /i not "%~2"=="-h" (
  echo kifu: here a job is started by spark-submit --class org.kifu.spark.Main with the jar in "%HERE%lib\spark" 1>&2
  exit /b 3
)
set "JAVA="
call :try "%KIFU_JAVA_HOME%"
call :try "%JAVA_HOME%"
for /f "delims=" %%J in ('where java 2^>nul') do call :try "%%~dpJ.."
for /d %%H in ("%ProgramFiles%\Eclipse Adoptium\*" "%ProgramFiles%\Java\*" "%ProgramFiles%\Microsoft\jdk*" "%USERPROFILE%\.jdks\*") do call :try "%%~H"
if not defined JAVA (
  echo kifu: no JDK 25 or newer found; install one, or name its folder in KIFU_JAVA_HOME 1>&2
  exit /b 3
)
set "KERNEL="
if not defined KIFU_KERNEL set "KERNEL=-Dkifu.kernel=scalar"
for %%C in (annotate solve search bench engine train calibrate audit) do (
  if /i "%~1"=="%%C" set "KERNEL=-XX:CompileCommand=quiet -XX:CompileCommand=dontinline,org.kifu.bitboard.Vector*::*"
)
for %%A in ("%HERE%lib\toolkit-cli-*.jar") do set "APP=%%~fA"
rem Reports of a JVM that crashes go where nobody's data lies.
"%JAVA%" "-XX:ErrorFile=%TEMP%\hs_err_pid%%p.log" "-XX:ReplayDataFile=%TEMP%\replay_pid%%p.log" -Xlog:disable -XX:+UseSerialGC %KERNEL% %KIFU_JAVA_OPTS% -jar "%APP%" %*
exit /b %ERRORLEVEL%

rem Sets JAVA if it is not set yet and the folder holds a JDK of version 25 or newer, as its file "release" says.
:try
if defined JAVA exit /b
if "%~1"=="" exit /b
if not exist "%~1\release" exit /b
if not exist "%~1\bin\java.exe" exit /b
set "VERSION=0"
for /f "tokens=2 delims==." %%V in ('findstr /b "JAVA_VERSION=" "%~1\release"') do set VERSION=%%V
set "VERSION=%VERSION:"=%"
if %VERSION% GEQ 25 set "JAVA=%~1\bin\java.exe"
exit /b
