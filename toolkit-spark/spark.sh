# The part of the launcher for "kifu spark", which the launcher reads: it runs a job in a JVM that has Spark on its
# class path. It takes Spark from SPARK_HOME. If that is not set, a checkout fetches Spark once, into the cache of the
# user.

# Whether the words do not need Spark: after "spark" they ask for the help of all jobs, or for that of a job if there is
# no Spark yet, or name no job. The plain command answers them.
needs_no_spark() {
  while [ "$1" != spark ]; do
    shift
  done
  shift
  first_word "$@"
  case $word in
    verify | openings | dedup | duplicates | annotate | train | games | @*) ;;
    *) return 0 ;;
  esac
  for word; do
    case $word in
      --) return 1 ;;
      -h | --help | -V | --version) is_complete || return 0 ;;
    esac
  done
  return 1
}

# Whether a job can start without a build and without fetching Spark.
is_complete() {
  if [ -n "$lib" ]; then
    [ -n "${SPARK_HOME:-}" ]
  else
    ! needs_build toolkit-spark && { [ -n "${SPARK_HOME:-}" ] || { find_cache_home && has_spark; }; }
  fi
}

# Sets spark_jars to the folder of the Spark that the build names, and succeeds if the folder exists.
has_spark() {
  version=$(sed -n 's|.*<spark.version>\(.*\)</spark.version>.*|\1|p' "$home/pom.xml")
  spark_jars=$cache_home/spark-$version
  [ -d "$spark_jars" ]
}

! needs_no_spark "$@" || return 0

# Leaves out the first word "spark"; those before it choose colours.
left=$#
is_found=
while [ "$left" -gt 0 ]; do
  if [ -z "$is_found" ] && [ "$1" = spark ]; then
    is_found=yes
  else
    set -- "$@" "$1"
  fi
  shift
  left=$((left - 1))
done

# The options that Spark needs (JavaModuleOptions in its launcher), without the vector module: only the machine learning
# of Spark uses it, and the JVM prints a line when it loads it.
options="-XX:+IgnoreUnrecognizedVMOptions -Xlog:disable -XX:+UseParallelGC
  --add-opens=java.base/java.lang=ALL-UNNAMED
  --add-opens=java.base/java.lang.invoke=ALL-UNNAMED
  --add-opens=java.base/java.lang.reflect=ALL-UNNAMED
  --add-opens=java.base/java.io=ALL-UNNAMED
  --add-opens=java.base/java.net=ALL-UNNAMED
  --add-opens=java.base/java.nio=ALL-UNNAMED
  --add-opens=java.base/java.util=ALL-UNNAMED
  --add-opens=java.base/java.util.concurrent=ALL-UNNAMED
  --add-opens=java.base/java.util.concurrent.atomic=ALL-UNNAMED
  --add-opens=java.base/jdk.internal.ref=ALL-UNNAMED
  --add-opens=java.base/sun.nio.ch=ALL-UNNAMED
  --add-opens=java.base/sun.nio.cs=ALL-UNNAMED
  --add-opens=java.base/sun.util.calendar=ALL-UNNAMED
  --add-opens=java.security.jgss/sun.security.krb5=ALL-UNNAMED
  -Dio.netty.tryReflectionSetAccessible=true
  --sun-misc-unsafe-memory-access=allow
  --enable-native-access=ALL-UNNAMED"

# Sets spark_jars to a folder with the Spark that the build names, fetched once.
fetch_spark() {
  find_cache_home || give_up "cannot write to ${cache_home:-the cache folder}; set SPARK_HOME to an Apache Spark 4"
  has_spark && return
  say "fetching Apache Spark $version once, about 290 MB; SPARK_HOME names one that is there already"
  lock_build
  if [ ! -d "$spark_jars" ]; then
    new=$spark_jars.new
    rm -rf "$new"
    mkdir "$new"
    maven -pl toolkit-spark -am compile dependency:build-classpath \
      -DincludeScope=compile -DexcludeGroupIds=org.kifu -Dmdep.outputFile=target/quick/spark.path
    tr ':' '\n' <"$home/toolkit-spark/target/quick/spark.path" | while IFS= read -r jar; do
      ln "$jar" "$new" 2>/dev/null || cp "$jar" "$new" || exit
    done && mv "$new" "$spark_jars" || give_up "cannot copy Spark to $new"
    say "Spark is in $spark_jars ($(du -sk "$spark_jars" | awk '{ print int($1 / 1024) }') MB)"
  fi
  unlock
}

# Runs a small job for the start-up cache; loading its classes is half of the time that Spark takes to start.
train() {
  # shellcheck disable=SC2086
  train_java $options "$@" -cp "$app:$spark_jars/*" org.kifu.spark.Main openings --plies 8 --min-games 2 \
    "$home/examples/logistello-murakami-1997.txt" --master "local[2]"
}

if [ -n "$lib" ]; then
  app=$(echo "$spark_part"/toolkit-spark-*.jar)
else
  build toolkit-spark 350
  app=$(echo "$spark_part"/target/quick/toolkit-spark-*.jar)
fi
if [ -n "${SPARK_HOME:-}" ]; then
  spark_jars=$(cd "$SPARK_HOME/jars" 2>/dev/null && pwd) || give_up "SPARK_HOME=$SPARK_HOME has no folder jars"
elif [ -n "$lib" ]; then
  give_up "set SPARK_HOME to an Apache Spark 4 (Scala 2.13); only kifu in a checkout can fetch one"
else
  fetch_spark
fi
caches=${app%/*}/start
seconds=30
use_cache cache-of-spark "$app" "$spark_jars"
tell_terminals
first_word "$@"
case $word in
  annotate | train) # the vector kernels
    options="$options $for_search --add-exports=java.base/jdk.internal.module=ALL-UNNAMED"
    ;;
esac
case " $* " in
  *" --master local"* | *" --master=local"*) local=yes ;;
  *" --master"*) local=no ;;
  *) local=yes ;;
esac
app_for_executors=
if [ $local = yes ]; then
  export SPARK_LOCAL_IP="${SPARK_LOCAL_IP:-127.0.0.1}" # so that no host name needs to resolve
else
  app_for_executors=-Dspark.jars=$app # separate from the options, which are split at spaces
fi
start ${app_for_executors:+"$app_for_executors"} -cp "$app:$spark_jars/*" org.kifu.spark.Main "$@"
