# Finds conformances in the stand-ins for Apple's interfaces without a documentation source: a conformance
# that the real type lacks hides an error that the real compiler would report. A type that is Sendable,
# Equatable, or Hashable, an error, an actor, or isolated to one needs one of these comments above it:
#
#     /// conformance: speech/speechmodule.           the page that lists it
#     /// isolation: strictest.                       the isolation is unknown, so the strictest applies
#     /// Not an Apple API.                           a declaration that only the tests' scripts use
#
# A list holds the types whose pages have not been read yet: FILE: TYPE, with the enclosing types (A.B).
package AppleStubs;
use strict;
use warnings;
use SwiftText;

our $list = 'Checks/AppleTypecheck/unsourced.txt';

my $stubs = qr{^Checks/AppleTypecheck/(Stubs/.*\.swift)$};
# Files with which tests control the stand-ins; they declare no Apple API.
my $own = qr{Script\.swift$|/(?:Scripted\w+|Guarded|Stub)\.swift$};

my $type = qr/^[ \t]*((?:\@\w+(?:\([^()]*\))?\s+|(?:public|open|final|indirect|nonisolated)\s+)*)(struct|class|enum|actor|protocol|extension)\s+([\w.]+)(?:<[^>{]*>)?\s*(:[^{]*)?\{/m;
my $claim = qr/\b(?:Sendable|Equatable|Hashable|Error)\b/;

my %listed;       # line in the list, by "file: type"
my %occurred;

# Reads the list; returns its errors as [line, message].
sub read_list {
  open my $handle, '<', $list or return ();
  my @found;
  while (my $line = <$handle>) {
    chomp $line;
    next if $line =~ /^\s*(?:#.*)?$/;
    if ($line =~ /^\S+\.swift: [\w.]+$/) { $listed{$line} = $. }
    else { push @found, [ $., 'an entry is FILE: TYPE' ] }
  }
  return @found;
}

# Returns an error for each entry that does not occur in the stand-ins.
sub left_over {
  return map { [ $listed{$_}, "$_ is sourced, or does not occur" ] }
    sort { $listed{$a} <=> $listed{$b} } grep { !$occurred{$_} } keys %listed;
}

sub conformances_of {
  my ($file, $text, $code) = @_;
  my ($short) = $file =~ $stubs or return ();
  return () if $file =~ $own;
  my @lines = split /\n/, $text, -1;
  my (@found, @around);
  while ($code =~ /$type/g) {
    my ($place, $before, $kind, $name, $inherited) = ($-[1], $1, $2, $3, $4 // '');
    # The indentation determines which types enclose this one.
    my ($indentation) = map { length } substr($code, $-[0]) =~ /^([ \t]*)/;
    pop @around while @around && $around[-1][0] >= $indentation;
    push @around, [ $indentation, $name ];
    next unless $before =~ /\@(?:MainActor|globalActor)\b/ || $kind eq 'actor' || $inherited =~ $claim;
    my $line = SwiftText::line_at($code, $place);
    next if comment_above(\@lines, $line)
      =~ m{\bconformance: \w+/\S+|\bisolation: strictest\b|\bNot an Apple API\b};
    my $entry = "$short: " . join '.', map { $_->[1] } @around;
    $occurred{$entry} = 1;
    push @found, [ $line, "no page is named for what $name conforms to: write \"conformance: PAGE\" above it" ]
      unless exists $listed{$entry};
  }
  return @found;
}

# Returns the comment that ends above a line, and the attributes in between.
sub comment_above {
  my ($lines, $line) = @_;
  my @above;
  for (my $index = $line - 2; $index >= 0 && $lines->[$index] =~ m!^\s*(?://|\@[^{]*\z)!; $index--) {
    unshift @above, $lines->[$index];
  }
  return join "\n", @above;
}

1;
