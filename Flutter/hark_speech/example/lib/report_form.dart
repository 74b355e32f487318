/// A field of the report.
class ReportField {
  const ReportField(this.id, this.label, {required this.allowsDictation});

  final String id;
  final String label;

  /// Whether one may dictate into it; an organisation's configuration says so, never the page.
  final bool allowsDictation;

  static ReportField fromJson(Map<String, Object?> json) => ReportField(
    json['id']! as String,
    json['label']! as String,
    // What the configuration says nothing of is not approved.
    allowsDictation: json['allowsDictation'] as bool? ?? false,
  );
}

/// The form as the organisation's configuration has it, which an app loads from where its forms come
/// from.
final List<ReportField> reportForm = [
  for (final field in _configuration) ReportField.fromJson(field),
];

const List<Map<String, Object?>> _configuration = [
  {'id': 'summary', 'label': 'Oppsummering', 'allowsDictation': true},
  {'id': 'wayForward', 'label': 'Veien videre', 'allowsDictation': true},
  {'id': 'phone', 'label': 'Telefonnummer'},
];
