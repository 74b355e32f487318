#define _GNU_SOURCE
#include "worker.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

void hark_become_worker(void) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
}

int hark_close_other_files(posix_spawn_file_actions_t *actions) {
  return posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
}

// A message of one byte, with room for one descriptor.
struct file_message {
  char byte;
  struct iovec part;
  _Alignas(struct cmsghdr) char control[CMSG_SPACE(sizeof(int))];
  struct msghdr header;
};

static void prepare(struct file_message *message) {
  memset(message, 0, sizeof *message);
  message->part = (struct iovec){.iov_base = &message->byte, .iov_len = 1};
  message->header = (struct msghdr){.msg_iov = &message->part,
                                    .msg_iovlen = 1,
                                    .msg_control = message->control,
                                    .msg_controllen = sizeof message->control};
}

int hark_send_file(int socket, int file) {
  struct file_message message;
  prepare(&message);
  struct cmsghdr *head = CMSG_FIRSTHDR(&message.header);
  head->cmsg_level = SOL_SOCKET;
  head->cmsg_type = SCM_RIGHTS;
  head->cmsg_len = CMSG_LEN(sizeof file);
  memcpy(CMSG_DATA(head), &file, sizeof file);
  ssize_t sent;
  do sent = sendmsg(socket, &message.header, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent == 1;
}

int hark_receive_file(int socket) {
  struct file_message message;
  prepare(&message);
  ssize_t received;
  do received = recvmsg(socket, &message.header, MSG_CMSG_CLOEXEC);
  while (received < 0 && errno == EINTR);
  struct cmsghdr *head = received == 1 ? CMSG_FIRSTHDR(&message.header) : NULL;
  if (!head || head->cmsg_level != SOL_SOCKET || head->cmsg_type != SCM_RIGHTS) return -1;
  int file;
  memcpy(&file, CMSG_DATA(head), sizeof file);
  return file;
}
