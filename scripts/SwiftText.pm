# Tells the code of a Swift file from its comments and texts.
package SwiftText;
use strict;
use warnings;

# What a text or a comment is; a text holds code in \(…), and that may hold texts.
my $silent = qr{
    (?<comment> /\*(?:[^*/]++|\*(?!/)|/(?!\*)|(?&comment))*\*/ | //[^\n]* )
  | (?<long> (?<hashes>\#*)"""(?:(?!"""\g{hashes})(?:\\.|.))*"""\g{hashes} )
  | (?<raw> (?<marks>\#+)"(?:(?!"\g{marks})[^\n])*"\g{marks} )
  | (?<text> "(?:\\(?<round>\((?:[^()"\n]++|(?&round)|(?&text))*\))|\\[^\n(]|[^"\\\n])*" )
}sx;

# The code of a file with comments and texts blanked, line for line.
sub code_of {
  my ($text) = @_;
  $text =~ s/$silent/blank($&)/ge;
  return $text;
}

# As many spaces, on as many lines.
sub blank {
  my ($text) = @_;
  $text =~ s/[^\n]/ /g;
  return $text;
}

# The texts in a file, each with the place of its first quotation mark.
sub texts_of {
  my ($text) = @_;
  my @texts;
  while ($text =~ /$silent/g) {
    push @texts, [ $-[0], $& ] unless defined $+{comment};
  }
  return @texts;
}

sub line_at {
  my ($text, $place) = @_;
  return 1 + (substr($text, 0, $place) =~ tr/\n//);
}

# Where the bracket at a place is closed.
sub closing {
  my ($code, $place) = @_;
  my $depth = 0;
  pos($code) = $place;
  while ($code =~ /[\[({})\]]/g) {
    $depth += $& =~ /[\[({]/ ? 1 : -1;
    return pos($code) - 1 if $depth == 0;
  }
  return length $code;
}

1;
