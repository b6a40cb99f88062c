/* Records what a program does to the files of one folder, in the order in which it happens.

   Preloaded into a program (LD_PRELOAD). RECORDED_FOLDER names the folder, without a slash at its end, and
   RECORD the file that the record is appended to. tests/proofs/disk.py reads it. Each part of the record is

       one byte: W write, T truncate, S sync, C create, U unlink, R rename
       four bytes: the length of the path; eight: an offset or a size; eight: the length of the data
       the path, the data (what was written, or the new path)

   A call and its part of the record are one step for all threads and processes, so their order is true. What
   is written through mmap or stdio is not seen; whoever reads the record compares it with the files. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(name) *)dlsym(RTLD_NEXT, #name))

static pthread_mutex_t in_this_process = PTHREAD_MUTEX_INITIALIZER;
static const char *folder;
static int record = -1;
static int (*real_open)(const char *, int, ...);
static ssize_t (*real_write)(int, const void *, size_t);

__attribute__((constructor)) static void start(void)
{
    const char *file = getenv("RECORD");
    folder = getenv("RECORDED_FOLDER");
    real_open = dlsym(RTLD_NEXT, "open");
    real_write = dlsym(RTLD_NEXT, "write");
    if (folder && file)
        record = real_open(file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
}

static void lock(short how)
{
    struct flock whole = {.l_type = how, .l_whence = SEEK_SET};
    if (how == F_WRLCK)
        pthread_mutex_lock(&in_this_process);
    fcntl(record, F_SETLKW, &whole);
    if (how == F_UNLCK)
        pthread_mutex_unlock(&in_this_process);
}

static int is_inside(const char *path)
{
    size_t length = folder ? strlen(folder) : 0;
    return record >= 0 && !strncmp(path, folder, length) && (path[length] == '/' || path[length] == '\0');
}

/* Whether this is an open file or folder that is recorded; then `path` is where it is. */
static int is_recorded(int number, char *path)
{
    char link[64];
    struct stat about;
    if (record < 0 || fstat(number, &about) || !(S_ISREG(about.st_mode) || S_ISDIR(about.st_mode)))
        return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", number);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (length < 0)
        return 0;
    path[length] = '\0';
    return is_inside(path);
}

static int is_recorded_path(const char *given, char *path)
{
    if (record < 0)
        return 0;
    if (given[0] == '/')
        snprintf(path, PATH_MAX, "%s", given);
    else if (getcwd(path, PATH_MAX))
        snprintf(path + strlen(path), PATH_MAX - strlen(path), "/%s", given);
    return is_inside(path);
}

static void tell(char what, const char *path, uint64_t where, const struct iovec *parts, int count)
{
    char head[21];
    uint32_t name = strlen(path);
    uint64_t size = 0;
    for (int part = 0; part < count; part++)
        size += parts[part].iov_len;
    head[0] = what;
    memcpy(head + 1, &name, 4);
    memcpy(head + 5, &where, 8);
    memcpy(head + 13, &size, 8);
    struct iovec whole[2 + count];
    whole[0] = (struct iovec){head, sizeof head};
    whole[1] = (struct iovec){(char *)path, name};
    memcpy(whole + 2, parts, count * sizeof *parts);
    if (writev(record, whole, 2 + count) != (ssize_t)(sizeof head + name + size))
        abort(); /* a record with a gap would prove nothing */
}

static void tell_bytes(char what, const char *path, uint64_t where, const void *data, size_t size)
{
    struct iovec part = {(void *)data, size};
    tell(what, path, where, &part, 1);
}

static ssize_t write_at(int number, const void *data, size_t size, off_t at, int has_place)
{
    char path[PATH_MAX];
    static ssize_t (*real)(int, const void *, size_t, off_t);
    if (!real)
        real = dlsym(RTLD_NEXT, "pwrite64");
    if (!is_recorded(number, path))
        return has_place ? real(number, data, size, at) : real_write(number, data, size);
    lock(F_WRLCK);
    ssize_t done = has_place ? real(number, data, size, at) : real_write(number, data, size);
    if (done > 0)
        tell_bytes('W', path, has_place ? at : lseek(number, 0, SEEK_CUR) - done, data, done);
    lock(F_UNLCK);
    return done;
}

ssize_t pwrite(int number, const void *data, size_t size, off_t at) { return write_at(number, data, size, at, 1); }
ssize_t pwrite64(int number, const void *data, size_t size, off64_t at) { return write_at(number, data, size, at, 1); }
ssize_t write(int number, const void *data, size_t size) { return write_at(number, data, size, 0, 0); }

ssize_t pwritev(int number, const struct iovec *parts, int count, off_t at)
{
    ssize_t done = 0;
    for (int part = 0; part < count; part++) {
        ssize_t more = write_at(number, parts[part].iov_base, parts[part].iov_len, at + done, 1);
        if (more < 0)
            return done ? done : more;
        done += more;
        if ((size_t)more < parts[part].iov_len)
            break;
    }
    return done;
}
ssize_t pwritev64(int number, const struct iovec *parts, int count, off64_t at) { return pwritev(number, parts, count, at); }

static int resize(int number, off_t size)
{
    char path[PATH_MAX];
    static int (*real)(int, off_t);
    if (!real)
        real = dlsym(RTLD_NEXT, "ftruncate64");
    if (!is_recorded(number, path))
        return real(number, size);
    lock(F_WRLCK);
    int failed = real(number, size);
    if (!failed)
        tell('T', path, size, NULL, 0);
    lock(F_UNLCK);
    return failed;
}

int ftruncate(int number, off_t size) { return resize(number, size); }
int ftruncate64(int number, off64_t size) { return resize(number, size); }

static int flush(int number, int (*real)(int))
{
    char path[PATH_MAX];
    if (!is_recorded(number, path))
        return real(number);
    lock(F_WRLCK);
    int failed = real(number);
    if (!failed)
        tell('S', path, 0, NULL, 0);
    lock(F_UNLCK);
    return failed;
}

int fsync(int number) { return flush(number, REAL(fsync)); }
int fdatasync(int number) { return flush(number, REAL(fdatasync)); }

static int open_and_tell(const char *given, int how, mode_t mode)
{
    char path[PATH_MAX];
    if (!(how & (O_CREAT | O_TRUNC)) || !is_recorded_path(given, path))
        return real_open(given, how, mode);
    lock(F_WRLCK);
    int is_there = !access(path, F_OK);
    int number = real_open(given, how, mode);
    if (number >= 0 && !is_there)
        tell('C', path, 0, NULL, 0);
    else if (number >= 0 && (how & O_TRUNC))
        tell('T', path, 0, NULL, 0);
    lock(F_UNLCK);
    return number;
}

#define OPEN(name)                                 \
    int name(const char *path, int how, ...)       \
    {                                              \
        va_list more;                              \
        va_start(more, how);                       \
        mode_t mode = va_arg(more, mode_t);        \
        va_end(more);                              \
        return open_and_tell(path, how, mode);     \
    }
OPEN(open)
OPEN(open64)

int unlink(const char *given)
{
    char path[PATH_MAX];
    if (!is_recorded_path(given, path))
        return REAL(unlink)(given);
    lock(F_WRLCK);
    int failed = REAL(unlink)(given);
    if (!failed)
        tell('U', path, 0, NULL, 0);
    lock(F_UNLCK);
    return failed;
}

int rename(const char *from, const char *to)
{
    char path[PATH_MAX], new_path[PATH_MAX];
    if (!is_recorded_path(from, path) || !is_recorded_path(to, new_path))
        return REAL(rename)(from, to);
    lock(F_WRLCK);
    int failed = REAL(rename)(from, to);
    if (!failed)
        tell_bytes('R', path, 0, new_path, strlen(new_path));
    lock(F_UNLCK);
    return failed;
}
