#ifndef HARK_ESCAPES_H
#define HARK_ESCAPES_H

// Reports an escape if escapes are reported and none was.
void hark_report_escape(const char *deed);

#endif
