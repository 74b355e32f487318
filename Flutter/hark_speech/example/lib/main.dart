import 'package:flutter/material.dart';

import 'report_page.dart';

void main() => runApp(const ReportApp());

class ReportApp extends StatelessWidget {
  const ReportApp({super.key});

  @override
  Widget build(BuildContext context) => MaterialApp(
    title: 'Rapport',
    theme: ThemeData(colorSchemeSeed: Colors.indigo),
    home: const ReportPage(),
  );
}
