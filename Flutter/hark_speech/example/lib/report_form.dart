/// A field of the report.
class ReportField {
  const ReportField(this.id, this.label, {required this.allowsDictation});

  final String id;
  final String label;

  /// Whether the field accepts dictation, as decided by the organization's configuration and never by
  /// the page.
  final bool allowsDictation;

  static ReportField fromJson(Map<String, Object?> json) => ReportField(
    json['id']! as String,
    json['label']! as String,
    // Fields that the configuration does not mention are not approved.
    allowsDictation: json['allowsDictation'] as bool? ?? false,
  );
}

/// The form as configured by the organization; a real app would load it with
/// its forms.
final List<ReportField> reportForm = [
  for (final field in _configuration) ReportField.fromJson(field),
];

const List<Map<String, Object?>> _configuration = [
  {'id': 'summary', 'label': 'Oppsummering', 'allowsDictation': true},
  {'id': 'wayForward', 'label': 'Veien videre', 'allowsDictation': true},
  {'id': 'phone', 'label': 'Telefonnummer'},
];
