#ifndef HARK_ESCAPES_H
#define HARK_ESCAPES_H

// Reports an escape, unless reporting is off or an escape has already been reported.
void hark_report_escape(const char *deed);

#endif
