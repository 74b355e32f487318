# Separates the code of a Swift file from its comments and string literals.
package SwiftText;
use strict;
use warnings;

# Matches a string literal or a comment; a literal can contain code in \(…), which can contain
# literals.
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

# Returns the string literals in a file, with the positions of their first characters.
sub texts_of {
  my ($text) = @_;
  my @texts;
  while ($text =~ /$silent/g) {
    push @texts, [ $-[0], $& ] unless defined $+{comment};
  }
  return @texts;
}

# Returns the code with blanks in place of the regions that a compiler omits according to these facts: a
# fact is a condition of `#if` such as `os(iOS)`, and whether it holds. Regions under other conditions
# remain.
sub compiled {
  my ($code, $facts) = @_;
  my (@open, @lines);
  for my $line (split /\n/, $code, -1) {
    my $is_omitted = grep { !$_->{isIn} } @open;
    if ($line =~ /^\s*#(if|elseif|else|endif)\b(.*)/) {
      my $holds = $1 eq 'else' ? 1 : holds($2, $facts);
      if ($1 eq 'endif') { pop @open }
      elsif ($1 eq 'if') { push @open, { isIn => $holds ne 0, isDecided => $holds eq 1 } }
      elsif (@open) {
        $open[-1]{isIn} = !$open[-1]{isDecided} && $holds ne 0;
        $open[-1]{isDecided} ||= $holds eq 1;
      }
      $is_omitted = 1;
    }
    push @lines, $is_omitted ? blank($line) : $line;
  }
  return join "\n", @lines;
}

# Returns whether a condition holds: 1, 0, or '?' if the facts do not determine it.
sub holds {
  my ($condition, $facts) = @_;
  $condition =~ s/\s+//g;
  $condition =~ s/(\w+)(?:\(([^()]*)\))?/$facts->(defined $2 ? "$1($2)" : $1)/ge;
  # Evaluates from the inside out; the facts' values are 1, 0, and ?.
  1 while $condition =~ s/\(([01?])\)/$1/
    || $condition =~ s/!([01?])/$1 eq '?' ? '?' : 1 - $1/e
    || $condition =~ s/([01?])&&([01?])/$1 eq '0' || $2 eq '0' ? 0 : $1 eq '1' && $2 eq '1' ? 1 : '?'/e
    || $condition =~ s/(?<!&&)([01?])\|\|([01?])(?!&&)/$1 eq '1' || $2 eq '1' ? 1 : $1 eq '0' && $2 eq '0' ? 0 : '?'/e;
  return $condition =~ /^[01?]$/ ? $condition : '?';
}

sub line_at {
  my ($text, $place) = @_;
  return 1 + (substr($text, 0, $place) =~ tr/\n//);
}

# Returns the position of the bracket that closes the bracket at `place`.
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
