# Reads Docs/DEVICE-CHECKS.md: its sections and entries, and the tests and checks that the entries name.
#
# An entry is a list item "- [ ] " with its indented lines: what to do and what to expect, then fields:
#   Device:    what only a device can show
#   Here:      tests (`PressReadingTests`, `PressReadingTests.brief`, `test_composer.py`,
#              `channel_messages_test.dart`) and parts of checks (`scripts/apple-typecheck floors`); a check
#              is followed by the rows that it proves, in parentheses
#   Measures:  what the sampler measures: times, frames, level, routes, words
#   Rows:      rows of the ledger
#   Code:      implementing files
package DeviceChecks;
use strict;
use warnings;
use File::Find qw(find);

our $document = 'Docs/DEVICE-CHECKS.md';
our $row = qr/S\d-[\w.-]*\w/;

my @measures = qw(times frames level routes words);
my $field = qr/(?:Device|Here|Measures|Rows|Code)/;

sub text_of {
  my ($file) = @_;
  open my $in, '<:encoding(UTF-8)', $file or die "device checks: cannot read $file: $!\n";
  local $/;
  return scalar <$in>;
}

# Returns the sections of a document: { title, note, entries }; an entry is { text, body } and its fields.
sub sections {
  my @sections = ({ title => '', note => '', entries => [] });
  my ($entry, $is_entry);
  for my $line (split /\n/, text_of(@_)) {
    if ($line =~ /^## (.*)/) {
      push @sections, { title => $1, note => '', entries => [] };
      $is_entry = 0;
    }
    elsif ($line =~ /^- \[[ x]\] (.*)/) {
      push @{ $sections[-1]{entries} }, $entry = { text => $1 };
      $is_entry = 1;
    }
    elsif ($is_entry && $line =~ /^  +(\S.*)/) { $entry->{text} .= " $1" }
    else {
      $is_entry = 0;
      $sections[-1]{note} .= "$line\n" if !@{ $sections[-1]{entries} };
    }
  }
  for my $entry (map { @{ $_->{entries} } } @sections) {
    ($entry->{body}, my @fields) = split /(?:^|\s+)(?=$field: )/, $entry->{text};
    for (@fields) { $entry->{$1} = $2 if /^($field): (.*?)\.?$/ }
  }
  return @sections;
}

# Returns the tests in the current folder by name: the text of their files, and for functions, their
# attributes.
sub tests {
  my %tests;
  my @places = grep { -d } qw(Tests Service/Tests Checks PageDetector Flutter);
  return \%tests unless @places;
  find({
    no_chdir => 1,
    wanted => sub {
      if (-l || -d && m{/(?:\.build|node_modules|Stubs)$}) { $File::Find::prune = 1; return }
      my ($name) = m{([^/]+)$};
      if ($name =~ /^(?:test_\w+\.py|\w+_test\.dart)$/) {
        my $text = $tests{$name} = text_of($_);
        $tests{"${name}::$1"} = $text while $text =~ /^def (test_\w+)/mg;
      }
      elsif ($name =~ /\.swift$/) {
        my $text = text_of($_);
        my @suites = $text =~ /\b(?:struct|class|actor|enum|extension)\s+(?:\w+\.)?(\w+Tests)\b/g;
        for my $suite (@suites) {
          $tests{$suite} .= $text;
          $tests{"$suite.$2"} .= $1 while $text =~ /\@Test\b((?:(?!\@Test\b).)*?)\bfunc\s+`?(\w+)/sg;
        }
      }
    },
  }, @places);
  return \%tests;
}

# Returns the errors in an entry, given the tests.
sub problems {
  my ($entry, $tests) = @_;
  my @problems;
  push @problems, 'does not state what only a device can show (Device:)' unless $entry->{Device};
  push @problems, map { "measures $_, which is none of @measures" }
    grep { my $name = $_; !grep { $_ eq $name } @measures } measures($entry);
  return @problems, 'names no test or check (Here:)' unless $entry->{Here};
  my %open = map { $_ => 1 } $entry->{text} =~ /$row/g;
  my $count = 0;
  while ($entry->{Here} =~ /`([^`]+)`(?:\s+\(([^)]*)\))?/g) {
    my ($name, $rows) = ($1, $2);
    $count++;
    if ($name =~ m{^(scripts/[\w-]+)((?:\s+[\w-]+)*)$}) {
      my ($script, $part) = ($1, $2);
      if (!-x $script) { push @problems, "names $script, which does not exist" }
      else {
        my $text = text_of($script);
        push @problems, map { "names $name: the script has no part $_" }
          grep { $text !~ /(?<![\w-])\Q$_\E(?![\w-])/ } split ' ', $part;
      }
      push @problems, "names $name without the rows that it proves" if %open && !$rows;
      delete @open{ ($rows // '') =~ /$row/g };
    }
    elsif (my $test = $tests->{$name}) {
      push @problems, "names rows after the test $name; the test itself has to name them" if $rows;
      delete @open{ grep { $test =~ /"\Q$_\E"|covers:[^\n]*\b\Q$_\E\b/ } keys %open };
    }
    else { push @problems, "names $name, which is no test" }
  }
  push @problems, 'names no test or check (Here:)' unless $count;
  push @problems, "names no test or check for $_" for sort keys %open;
  return @problems;
}

sub measures { return split /,\s*/, $_[0]{Measures} // '' }

1;
