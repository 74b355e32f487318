#ifndef HARK_ESCAPES_H
#define HARK_ESCAPES_H

// Reports an escape, unless reporting is off or has already reported one.
void hark_report_escape(const char *deed);

#endif
