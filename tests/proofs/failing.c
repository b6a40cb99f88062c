/* System calls that fail as they are told, for tests/proofs/failing.py. Loaded with LD_PRELOAD.

   Only calls that concern the database are counted and fail: those on the folder FAILING_UNDER and on files in
   it, and those on Unix sockets that are connected to a path in it. Which call fails stands in the file
   FAILING_CONTROL, which this process and the test both map. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

/* In the same order as in failing.py. */
enum { NOTHING, OPEN, READ, WRITE, SYNC, TRUNCATE, LOCK, STAT, SOCKET, CONNECT, SEND, RECEIVE, CALLS };
enum { FAILS, DOES_HALF, ENDS, IS_SWALLOWED, KILLS };

struct control {
    int32_t call, nth, effect, error, lasts; /* the nth call fails; if it lasts, all after it as well */
    int32_t failed;                          /* so many have */
    int32_t counts[CALLS];                   /* so many were made, by kind */
};

enum { DESCRIPTORS = 65536 };
static struct control *control;
static const char *under;
static char is_of_database[DESCRIPTORS];

__attribute__((constructor)) static void map_control(void)
{
    const char *path = getenv("FAILING_CONTROL");
    under = getenv("FAILING_UNDER");
    int file = path && under ? open(path, O_RDWR | O_CLOEXEC) : -1;
    if (file < 0)
        return;
    void *mapped = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    control = mapped == MAP_FAILED ? NULL : mapped;
}

static int is_watched(int descriptor)
{
    return control && descriptor >= 0 && descriptor < DESCRIPTORS && is_of_database[descriptor];
}

static int is_under(const char *path)
{
    if (!control || !path || strncmp(path, under, strlen(under)) != 0)
        return 0;
    char next = path[strlen(under)];
    return next == '/' || next == '\0';
}

static int watch(int descriptor)
{
    if (descriptor >= 0 && descriptor < DESCRIPTORS)
        is_of_database[descriptor] = 1;
    return descriptor;
}

/* Count one call of the database; whether it has to fail. */
static int fails(int32_t call)
{
    int32_t seen = __atomic_add_fetch(&control->counts[call], 1, __ATOMIC_SEQ_CST);
    if (__atomic_load_n(&control->call, __ATOMIC_SEQ_CST) != call)
        return 0;
    if (control->lasts ? seen < control->nth : seen != control->nth)
        return 0;
    __atomic_add_fetch(&control->failed, 1, __ATOMIC_SEQ_CST);
    if (control->effect == KILLS)
        kill(getpid(), SIGKILL);
    return 1;
}

static int failure(void)
{
    errno = control->error;
    return -1;
}

/* A connection of which an error is told is gone: the database notices as well. */
static int failure_of_line(int descriptor)
{
    if (control->error != EINTR)
        shutdown(descriptor, SHUT_RDWR);
    return failure();
}

static size_t half(size_t size)
{
    return size > 1 ? size / 2 : size;
}

#define REAL(name) ((__typeof__(&name))real(#name))

static void *real(const char *name)
{
    return dlsym(RTLD_NEXT, name);
}

#define OPENS(name)                                                                                          \
    int name(const char *path, int flags, ...)                                                               \
    {                                                                                                        \
        va_list rest;                                                                                        \
        va_start(rest, flags);                                                                               \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;                              \
        va_end(rest);                                                                                        \
        if (!is_under(path))                                                                                 \
            return REAL(name)(path, flags, mode);                                                            \
        return fails(OPEN) ? failure() : watch(REAL(name)(path, flags, mode));                               \
    }
OPENS(open)
OPENS(open64)

int close(int descriptor)
{
    if (is_watched(descriptor))
        is_of_database[descriptor] = 0;
    return REAL(close)(descriptor);
}

#define READS(name, offset_type)                                                                             \
    ssize_t name(int file, void *into, size_t size, offset_type offset)                                      \
    {                                                                                                        \
        if (!is_watched(file) || !fails(READ))                                                               \
            return REAL(name)(file, into, size, offset);                                                     \
        return control->effect == DOES_HALF ? REAL(name)(file, into, half(size), offset) : failure();        \
    }
READS(pread, off_t)
READS(pread64, off64_t)

#define WRITES(name, offset_type)                                                                            \
    ssize_t name(int file, const void *from, size_t size, offset_type offset)                                \
    {                                                                                                        \
        if (!is_watched(file) || !fails(WRITE))                                                              \
            return REAL(name)(file, from, size, offset);                                                     \
        return control->effect == DOES_HALF ? REAL(name)(file, from, half(size), offset) : failure();        \
    }
WRITES(pwrite, off_t)
WRITES(pwrite64, off64_t)

#define SYNCS(name)                                                                                          \
    int name(int file)                                                                                       \
    {                                                                                                        \
        return is_watched(file) && fails(SYNC) ? failure() : REAL(name)(file);                               \
    }
SYNCS(fsync)
SYNCS(fdatasync)

#define TRUNCATES(name, offset_type)                                                                         \
    int name(int file, offset_type size)                                                                     \
    {                                                                                                        \
        return is_watched(file) && fails(TRUNCATE) ? failure() : REAL(name)(file, size);                     \
    }
TRUNCATES(ftruncate, off_t)
TRUNCATES(ftruncate64, off64_t)

#define LOCKS(name)                                                                                          \
    int name(int file, int command, ...)                                                                     \
    {                                                                                                        \
        va_list rest;                                                                                        \
        va_start(rest, command);                                                                             \
        void *told = va_arg(rest, void *);                                                                   \
        va_end(rest);                                                                                        \
        int is_lock = command == F_SETLK || command == F_SETLKW || command == F_GETLK;                       \
        return is_lock && is_watched(file) && fails(LOCK) ? failure() : REAL(name)(file, command, told);     \
    }
LOCKS(fcntl)
LOCKS(fcntl64)

#define STATS_FILE(name, told_type)                                                                          \
    int name(int file, told_type *told)                                                                      \
    {                                                                                                        \
        return is_watched(file) && fails(STAT) ? failure() : REAL(name)(file, told);                         \
    }
STATS_FILE(fstat, struct stat)
STATS_FILE(fstat64, struct stat64)

#define STATS_PATH(name, told_type)                                                                          \
    int name(const char *path, told_type *told)                                                              \
    {                                                                                                        \
        return is_under(path) && fails(STAT) ? failure() : REAL(name)(path, told);                           \
    }
STATS_PATH(stat, struct stat)
STATS_PATH(stat64, struct stat64)
STATS_PATH(lstat, struct stat)
STATS_PATH(lstat64, struct stat64)

int access(const char *path, int mode)
{
    return is_under(path) && fails(STAT) ? failure() : REAL(access)(path, mode);
}

/* Where it will be connected to is not known yet: every Unix socket counts. */
int socket(int domain, int type, int protocol)
{
    int is_counted = control && domain == AF_UNIX;
    return is_counted && fails(SOCKET) ? failure() : REAL(socket)(domain, type, protocol);
}

int connect(int line, const struct sockaddr *address, socklen_t size)
{
    const struct sockaddr_un *place = (const struct sockaddr_un *)address;
    if (address->sa_family != AF_UNIX || !is_under(place->sun_path))
        return REAL(connect)(line, address, size);
    return fails(CONNECT) ? failure() : REAL(connect)(watch(line), address, size);
}

ssize_t send(int line, const void *from, size_t size, int flags)
{
    if (!is_watched(line) || !fails(SEND))
        return REAL(send)(line, from, size, flags);
    if (control->effect == IS_SWALLOWED)
        return (ssize_t)size;
    return control->effect == DOES_HALF ? REAL(send)(line, from, half(size), flags) : failure_of_line(line);
}

ssize_t recv(int line, void *into, size_t size, int flags)
{
    if (!is_watched(line) || !fails(RECEIVE))
        return REAL(recv)(line, into, size, flags);
    if (control->effect == DOES_HALF)
        return REAL(recv)(line, into, 1, flags);
    ssize_t failed = failure_of_line(line);
    return control->effect == ENDS ? 0 : failed;
}
