# Separates the code of a Swift file from its comments and string literals.
package SwiftText;
use strict;
use warnings;

# Matches a string literal or a comment; a literal holds code in \(…), which may hold literals.
my $silent = qr{
    (?<comment> /\*(?:[^*/]++|\*(?!/)|/(?!\*)|(?&comment))*\*/ | //[^\n]* )
  | (?<long> (?<hashes>\#*)"""(?:(?!"""\g{hashes})(?:\\.|.))*"""\g{hashes} )
  | (?<raw> (?<marks>\#+)"(?:(?!"\g{marks})[^\n])*"\g{marks} )
  | (?<text> "(?:\\(?<round>\((?:[^()"\n]++|(?&round)|(?&text))*\))|\\[^\n(]|[^"\\\n])*" )
}sx;

# Returns the code of a file with comments and string literals blanked, line for line.
sub code_of {
  my ($text) = @_;
  $text =~ s/$silent/blank($&)/ge;
  return $text;
}

# Replaces every character except line breaks with a space.
sub blank {
  my ($text) = @_;
  $text =~ s/[^\n]/ /g;
  return $text;
}

# Returns the string literals in a file, each with the position of its first character.
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

# Returns the position of the bracket that closes the one at a place.
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
