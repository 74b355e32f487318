# The house rules for code for Apple platforms that is not compiled with Xcode. Each function takes a
# file's text or its code (see SwiftText.pm) and returns a list of pairs: the line and the error.
package AppleRules;
use strict;
use warnings;
use AppleLiterals;
use SwiftText;

# Conditional code in these folders is compiled on Linux only under `canImport` of a module that has
# a stand-in.
my $for_apple = qr{^(?:Sources/(?:HarkApple|HarkUI)|Flutter|Examples)/};
my $faces = qr{^Sources/(?:HarkApple|HarkUI)/};
my $observed = qr{^Sources/Hark(?:Apple|UI|Screens)/};
my $early = qr{^Sources/Hark(?:Apple|Screens)/};
my $portable = qr{^Sources/(?:Hark|HarkBridge|HarkDetection|HarkMeals|HarkPresentation|HarkScreens|HarkServices|HarkStore|HarkTesting)/};
# On Linux, Foundation's HTTP client is in a separate module, and libcurl replaces it.
my $portable_module = qr{^(?:FoundationNetworking|CCurl)$};

sub rules_for {
  my ($file, $text, $code) = @_;
  my @found;
  push @found, hidden_from_linux($code), unsendable_blocks($code) if $file =~ $for_apple;
  push @found, foreign_imports($code) if $file =~ $portable;
  push @found, unchecked_observation($code) if $file =~ $observed;
  push @found, newer_foundation($code) if $file =~ $early;
  push @found, AppleLiterals::literals_of($file, $text, $code) if $file =~ $faces;
  return @found;
}

# Returns every match of a pattern: its line and its text.
sub matches {
  my ($code, $pattern) = @_;
  my @found;
  push @found, [ SwiftText::line_at($code, $-[0]), $& ] while $code =~ /$pattern/g;
  return @found;
}

sub hidden_from_linux {
  my ($code) = @_;
  return (
    map({ [ $_->[0], 'os(…) and targetEnvironment(…) hide code from the check on Linux: write canImport(SwiftUI), canImport(AVFAudio), or canImport(UIKit)' ] }
      matches($code, qr/^[ \t]*#(?:if|elseif)\b.*\b(?:os|targetEnvironment)\s*\(/m)),
    map({ [ $_->[0], "Linux has no $_->[1]: write it in Swift" ] }
      matches($code, qr/\@objc\w*|#selector|#keyPath/)));
}

sub foreign_imports {
  my ($code) = @_;
  my @found;
  while ($code =~ /\bcanImport\s*\(\s*(\w+)/g) {
    push @found, [ SwiftText::line_at($code, $-[0]), "a portable target does not ask for $1" ] if $1 !~ $portable_module;
  }
  return @found;
}

# Observable models require iOS 17, which their attributes must state.
sub unchecked_observation {
  my ($code) = @_;
  my $attribute = qr/\@\w+(?:\([^()]*\))?\s*/;
  my @found;
  while ($code =~ /((?:$attribute)*)\@Observable\b\s*((?:$attribute)*)/g) {
    my ($line, $attributes) = (SwiftText::line_at($code, $-[0] + length $1), $1 . $2);
    next if $attributes =~ /\@available\s*\(\s*(?:[^()]*,\s*)?iOS\s+(\d+)/ && $1 >= 17;
    push @found, [ $line, '@Observable needs iOS 17, so its type is @available(iOS 17, macOS 14, *)' ];
  }
  return @found;
}

# Foundation on Linux has no iOS availability, and the check of minimum versions cannot shadow these names.
my @newer = (
  [ qr/\.\s*language\s*\.\s*(?:languageCode|script|region|minimalIdentifier|maximalIdentifier)\b/, 'Locale.language needs iOS 16' ],
  [ qr/\bLocale\s*\.\s*(?:Language|LanguageCode|Region|Script|Components)\b/, 'Locale.Language and its like need iOS 16' ],
  [ qr/\.\s*identifier\s*\(\s*\.\s*(?:bcp47|icu|cldr)\b/, 'identifier(.bcp47) needs iOS 16' ],
  [ qr/\b(?:URL\s*)?\(\s*filePath\s*:/, 'URL(filePath:) needs iOS 16' ],
  [ qr/\.\s*(?:appending|append)\s*\(\s*(?:path|component|components|queryItems)\s*:/, 'URL.appending(path:) needs iOS 16' ],
  [ qr/\bwith(?:Throwing)?DiscardingTaskGroup\b/, 'a discarding task group needs iOS 17' ],
  [ qr~(?:^|[=(,:\[{?]|\b(?:return|in|case)\b)\s*#*/[^\s/*][^/\n]*/~m, 'a regular expression needs iOS 16' ],
);

sub newer_foundation {
  my ($code) = @_;
  # A file for a later iOS version may use that version's API.
  return () if $code =~ /\@available\s*\(\s*iOS\s+(?:1[6-9]|[2-9]\d)/;
  return map { my $rule = $_; map { [ $_->[0], $rule->[1] ] } matches($code, $rule->[0]) } @newer;
}

# Apple's frameworks run these blocks on their own threads; a block that inherits an actor compiles but
# traps at run time.
my $foreign_threads = qr/\b(?:installTap|installAudioTap|recognitionTask|requestAuthorization|addObserver|requestRecordPermission|setMutedSpeechActivityEventListener|pathUpdateHandler|scheduleBuffer|requestAccess|stoppedHandler|resetHandler|AVAudioSourceNode|AVAudioSinkNode)\b/;

sub unsendable_blocks {
  my ($code) = @_;
  my @outside = bodies_without_actor($code);
  my @found;
  while ($code =~ /(?<!func )$foreign_threads/g) {
    my ($name, $start, $after) = ($&, $-[0], $+[0]);
    next if grep { $_->[0] < $start && $start < $_->[1] } @outside;
    for my $block (blocks_of_call($code, $after)) {
      next if substr($code, $block) =~ /^\{\s*(?:\[[^\]]*\]\s*)?\@Sendable\b/;
      push @found, [ SwiftText::line_at($code, $block),
        "$name calls its block on another thread: write { \@Sendable … in, or build it in a nonisolated static func" ];
    }
  }
  return @found;
}

# Returns the start and end of each `nonisolated static func`.
sub bodies_without_actor {
  my ($code) = @_;
  my @bodies;
  while ($code =~ /\bfunc\b[^{}]*\{/g) {
    my ($start, $brace) = ($-[0], $+[0] - 1);
    my ($line) = substr($code, 0, $start) =~ /([^\n;{}]*(?:\n[ \t]*)?)\z/;
    next unless $line =~ /\bnonisolated\b/ && $line =~ /\bstatic\b/;
    push @bodies, [ $start, SwiftText::closing($code, $brace) ];
  }
  return @bodies;
}

# Returns the opening braces of a call's closures: in its parentheses, after them, or assigned.
sub blocks_of_call {
  my ($code, $place) = @_;
  my @blocks;
  pos($code) = $place;
  if ($code =~ /\G\s*\(/gc) {
    my $end = SwiftText::closing($code, pos($code) - 1);
    my $next = pos($code);
    while ((my $brace = index $code, '{', $next) >= 0) {
      last if $brace > $end;
      push @blocks, $brace;
      $next = SwiftText::closing($code, $brace) + 1;
    }
    $place = $end + 1;
  }
  pos($code) = $place;
  push @blocks, pos($code) - 1 if $code =~ /\G\s*=?\s*\{/gc;
  return @blocks;
}

1;
