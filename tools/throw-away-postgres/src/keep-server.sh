# Makes the cluster when there is none, runs the server, and ends with it when standard input closes or says how: whoever
# holds the other end may be gone without having been able to say anything. "crash" leaves the folder, "keep" as well.
folder=$1 bin=$2 port=$3 speed=$4
export LC_ALL=C

if [ ! -s "$folder/data/PG_VERSION" ]; then
  "$bin/initdb" -D "$folder/data" --username=showroom --auth=trust --locale=C --encoding=UTF8 \
    --no-sync --no-instructions >&2 || exit 1
fi
# Nothing that is thrown away has to outlive a power cut; who measures wants a server as it is installed.
hasty='-c fsync=off -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0 -c autovacuum=off -c jit=off'
[ "$speed" != as-installed ] || hasty=
# shellcheck disable=SC2086 -- Words of their own.
"$bin/postgres" -D "$folder/data" -p "$port" \
  -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200 $hasty &
server=$!

how=
read -r how
signal=INT
[ "$how" != crash ] || signal=KILL
kill -"$signal" "$server" 2>&-
wait "$server"
[ -n "$how" ] || rm -rf "$folder"
