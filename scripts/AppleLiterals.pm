# Finds numbers, strings, colors, and symbols in views and adapters that belong in the engine. A list
# holds the exceptions, with reasons: FILE: LITERAL: REASON.
package AppleLiterals;
use strict;
use warnings;
use SwiftText;

our $list = 'Checks/AppleTypecheck/literals.txt';

my %listed;       # line in the list, by "file: literal"
my %occurred;

my $colour = qr/red|orange|yellow|green|mint|teal|cyan|blue|indigo|purple|pink|brown|white|black|gray|grey/i;
# Calls that display text to the user.
my $shows = qr/\b(?:Text|Button|Label|Toggle|TextField|SecureField|Picker|Section|Menu|Link|Stepper|LabeledContent|ContentUnavailableView|navigationTitle|accessibility(?:Label|Hint|Value)|alert|confirmationDialog|help|prompt|announce)\s*\((?:\s*verbatim\s*:)?\s*\z/;
my $refuses = qr/\b(?:precondition|assert|fatalError|preconditionFailure|assertionFailure)\b[^{}\n]*\z/;
my $symbol = qr/\b(?:systemName|systemImage|symbol)\s*:\s*\z/;

# Reads the list; returns its errors as [line, message].
sub read_list {
  open my $handle, '<', $list or return ();
  my @found;
  while (my $line = <$handle>) {
    chomp $line;
    next if $line =~ /^\s*(?:#.*)?$/;
    my ($file, $literal, $reason) = $line =~ /^(\S+\.swift): (.+?): (.*\S)/;
    if (!defined $reason) { push @found, [ $., 'an entry is FILE: LITERAL: REASON' ]; next }
    $listed{"$file: $literal"} = $.;
  }
  return @found;
}

# Returns an error for each entry that does not occur in the sources.
sub left_over {
  return map { [ $listed{$_}, "$_ does not occur" ] }
    sort { $listed{$a} <=> $listed{$b} } grep { !$occurred{$_} } keys %listed;
}

sub literals_of {
  my ($file, $text, $code) = @_;
  return () if $file =~ m{/Previews/|Previews\.swift$};
  my $shown = without_previews($code);
  my @found = (numbers($shown), colours($shown), words($text, $shown));
  return grep { !is_listed($file, $_->[2]) } @found;
}

sub is_listed {
  my ($file, $literal) = @_;
  $occurred{"$file: $literal"} = 1;
  return exists $listed{"$file: $literal"};
}

# Blanks previews, which may use literals, and the versions of systems and compilers.
sub without_previews {
  my ($code) = @_;
  while ($code =~ /#Preview\b[^{}]*\{/g) {
    my ($start, $end) = ($-[0], SwiftText::closing($code, $+[0] - 1));
    substr($code, $start, $end - $start) = SwiftText::blank(substr $code, $start, $end - $start);
  }
  $code =~ s/^[ \t]*#(?:if|elseif)\b[^\n]*|[\@#](?:un)?available\s*\([^()]*\)/SwiftText::blank($&)/gem;
  return $code;
}

sub numbers {
  my ($code) = @_;
  my @found;
  while ($code =~ /(?<![\w\$])(?<!(?<!\.)\.)(?:0[xbo][\da-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][-+]?\d+)?)\b/g) {
    my ($number, $place) = ($&, $-[0]);
    next if $number =~ /^[012](?:\.0)?$/;
    push @found, [ SwiftText::line_at($code, $place), "the number $number belongs into the engine", $number ];
  }
  return @found;
}

sub colours {
  my ($code) = @_;
  my @found;
  while ($code =~ /(?<![\w)\]?!])\.(?:system)?(?:$colour)\b|\b(?:UI)?Color\s*\.\s*(?!clear\b)[a-z]\w*|\b(?:UI)?Color\s*\(\s*(?:red|white|hue|displayP3Red|\.sRGB\w*|\.displayP3)\b/g) {
    my ($literal, $place) = ($&, $-[0]);
    next if is_pattern($code, $place);
    push @found, [ SwiftText::line_at($code, $place), "the colour $literal belongs into the engine", $literal ];
  }
  return @found;
}

# Returns whether a position is between a `case` and its colon, where a name is only compared.
sub is_pattern {
  my ($code, $place) = @_;
  return substr($code, 0, $place) =~ /\bcase\b[^:={}]*\z/;
}

sub words {
  my ($text, $code) = @_;
  my @found;
  for my $each (SwiftText::texts_of($text)) {
    my ($place, $literal) = @$each;
    my $before = substr $code, 0, $place;
    my $what = wrong_with($literal, $before) or next;
    next if is_in_preview($text, $place);
    push @found, [ SwiftText::line_at($text, $place), "the $what $literal belongs into the engine", $literal ];
  }
  return @found;
}

sub wrong_with {
  my ($literal, $before) = @_;
  (my $words = $literal) =~ s/^\#*"+|"+\#*$//g;
  $words =~ s/\\(\((?:[^()]++|(?1))*\))/ /g;
  return '' unless $words =~ /\p{L}/;
  return 'symbol' if $before =~ $symbol;
  return 'text' if $before =~ $shows;
  return '' if $before =~ $refuses;
  return '' if $words =~ /^[A-Z]\w+\(/;    # the description of a value
  return $words =~ /\p{L}\s+\p{L}|^\p{Lu}\p{Ll}/ ? 'text' : '';
}

sub is_in_preview {
  my ($text, $place) = @_;
  my $code = SwiftText::code_of($text);
  while ($code =~ /#Preview\b[^{}]*\{/g) {
    return 1 if $-[0] < $place && $place < SwiftText::closing($code, $+[0] - 1);
  }
  return 0;
}

1;
