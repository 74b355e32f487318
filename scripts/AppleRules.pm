# The house rules for code for Apple platforms that is not compiled with Xcode. Each function takes a
# file's text or its code (see SwiftText.pm) and returns a list of pairs: the line and the error.
package AppleRules;
use strict;
use warnings;
use AppleLiterals;
use AppleStubs;
use SwiftText;

# Conditional code in these folders is compiled on Linux only under `canImport` of a module that has
# a stand-in.
my $for_apple = qr{^(?:Sources/(?:HarkApple|HarkUI)|Flutter|Examples)/};
my $faces = qr{^Sources/(?:HarkApple|HarkUI)/};
my $observed = qr{^Sources/Hark(?:Apple|UI|Screens)/};
my $early = qr{^(?:Sources|Tests|Checks/Ledger)/(?!(?:HarkStoreTests|DictationChild)/)};
my $portable = qr{^Sources/(?:Hark|HarkBridge|HarkDetection|HarkFinishing|HarkMeals|HarkPresentation|HarkScreens|HarkServices|HarkStore|HarkTesting)/};
# A file for a later iOS version may use that version's API.
my $later_file = qr/\@available\s*\(\s*iOS\s+(?:1[6-9]|[2-9]\d)/;
# The files that Xcode builds for iOS. The other targets exist only on Linux (see
# scripts/scheme-check).
my $for_ios = qr{^(?:Sources|Tests|Checks/Ledger|Flutter|Examples)/(?!(?:HarkStoreTests|DictationChild)/)};
# On Linux, Foundation's HTTP client is in a separate module, libcurl replaces it, and OpenSSL replaces CryptoKit.
my $portable_module = qr{^(?:FoundationNetworking|CCurl|COpenSSL)$};

sub is_for_ios { return $_[0] =~ $for_ios }

sub rules_for {
  my ($file, $text, $code) = @_;
  my @found;
  push @found, missing_on_ios($code) if $file =~ $for_ios;
  push @found, newer_algorithms($code) if $file =~ $for_ios;
  push @found, hidden_from_linux($code), unsendable_blocks($code) if $file =~ $for_apple;
  push @found, runtime_faults($code), stored_selections($code) if $file =~ $for_apple;
  push @found, foreign_imports($code) if $file =~ $portable;
  push @found, unchecked_observation($code) if $file =~ $observed;
  push @found, newer_foundation($code) if $file =~ $early;
  push @found, AppleLiterals::literals_of($file, $text, $code) if $file =~ $faces;
  push @found, AppleStubs::conformances_of($file, $text, $code);
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
    map({ [ $_->[0], 'os(…) and targetEnvironment(…) hide code from the check on Linux: write canImport(UIKit), or that of another module' ] }
      matches($code, qr/^[ \t]*#(?:if|elseif)\b.*\b(?:os|targetEnvironment)\s*\(/m)),
    map({ [ $_->[0], "Linux has no $_->[1]: write it in Swift" ] }
      matches($code, qr/\@objc\w*|#selector|#keyPath/)));
}

# Finds code that compiles but fails at run time: a tag whose type differs from the selection's is never
# shown as selected (swiftui/picker).
sub runtime_faults {
  my ($code) = @_;
  return (
    map({ [ $_->[0], "a picker's tag is the choice itself: write tag(\$0)" ] } matches($code, qr/\.tag\s*\((?!\s*\$0\s*\))/)));
}

# Returns whether a condition of `#if` holds when Xcode builds for iOS; the compiler's version is
# unknown.
sub on_ios {
  my ($condition) = @_;
  return 1 if $condition =~ /^(?:os\(iOS\)|canImport\((?:UIKit|SwiftUI|AVFAudio)\))$/;
  return 0 if $condition =~ /^(?:os\(\w+\)|canImport\((?:AppKit|CCurl|FoundationNetworking|Glibc|Musl)\))$/;
  return '?';
}

# Returns whether a condition of `#if` holds in Xcode 16, which has Swift 6.1, on any system.
sub in_xcode_16 {
  my ($condition) = @_;
  return $condition =~ /^(?:compiler|swift)\(>=6\.[2-9]\)$/ ? 0 : '?';
}

# API that Linux has and iOS lacks, according to Apple's pages (foundation/process, foundation/host,
# foundation/filemanager/homedirectoryforcurrentuser, testing/exittest), or that has different names
# on the two systems. iOS permits no processes.
my @missing = (
  [ qr/\bprocessExitsWith\s*:|\bExitTest\b/, 'iOS has no exit tests: write #if os(Linux) || os(macOS)' ],
  [ qr/\bProcess\s*(?:\(|\.\s*run\b)/, 'iOS has no Process' ],
  [ qr/(?<![\w.])(?<!func )(?:posix_spawnp?|v?fork|execv[ep]?|execl[ep]?|popen)\s*\(/, 'iOS starts no processes' ],
  [ qr/\bhomeDirectoryForCurrentUser\b|\bhomeDirectory\s*\(\s*forUser\s*:/, 'iOS has no home directories' ],
  [ qr/\bHost\s*\.\s*current\s*\(/, 'iOS has no Host' ],
  [ qr/\bimport\s+(?:Glibc|Musl)\b/, 'iOS has Foundation alone: import it' ],
  [ qr/\bSOCK_\w+\s*\.\s*rawValue\b/, 'SOCK_STREAM is a number on Apple\'s systems: write #if os(Linux)' ],
  [ qr/\bMSG_NOSIGNAL\b/, 'Apple\'s systems have SO_NOSIGPIPE instead: write #if os(Linux)' ],
  [ qr/\b(?:epoll_\w+|eventfd|inotify_\w+|gettid|prctl|timerfd_\w+)\s*\(/, 'only Linux has this function' ],
);

# testing/issuehandlingtrait and testing/exittest need Swift 6.2.
my $swift_62 = [ qr/\bIssueHandlingTrait\b|\.\s*(?:compactMapIssues|filterIssues)\b|\bprocessExitsWith\s*:/,
  'Xcode 16 has Swift 6.1: write #if compiler(>=6.2)' ];

sub missing_on_ios {
  my ($code) = @_;
  my ($there, $early) = (SwiftText::compiled($code, \&on_ios), SwiftText::compiled($code, \&in_xcode_16));
  return (
    map({ my $rule = $_; map { [ $_->[0], $rule->[1] ] } matches($there, $rule->[0]) } @missing),
    map({ [ $_->[0], $swift_62->[1] ] } matches($early, $swift_62->[0])));
}

# Collection algorithms of iOS 16; some share their names with functions of Foundation or Hark:
# swift/rangereplaceablecollection/replacing(_:with:maxreplacements:), swift/collection/firstrange(of:).
my @algorithms = (
  [ qr/\.\s*(?:replacing\s*\(\s*(?!\w+\s*:)[^(){}]*|replace\s*\(\s*),\s*with\s*:/, 'replacing(_:with:) needs iOS 16' ],
  [ qr/\.\s*firstRange\s*\(\s*of\s*:/, 'firstRange(of:) needs iOS 16' ],
  [ qr/\.\s*(?:trimmingPrefix|trimPrefix|firstMatch|wholeMatch|prefixMatch)\s*\(/, 'a search for a pattern needs iOS 16' ],
);

sub newer_algorithms {
  my ($code) = @_;
  return () if $code =~ $later_file;
  return map { my $rule = $_; map { [ $_->[0], $rule->[1] ] } matches($code, $rule->[0]) } @algorithms;
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
  return () if $code =~ $later_file;
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

# SwiftUI converts the indices of a bound selection at each update, and crashes if they belong to
# earlier text (Checks/AppleTypecheck/Stubs/SwiftUI/TextEditing.swift). The accessors of a computed
# binding create the selection from the current text.
sub stored_selections {
  my ($code) = @_;
  my $error = 'a stored TextSelection ends the app when the text changes: make it from the present text, in an accessor';
  my @found;
  while ($code =~ /\b(?:var|let)\s+\w+\s*:([^={}\n;]*)/g) {
    my ($place, $type, $after) = ($-[0], $1, $+[0]);
    next if $type !~ /\bTextSelection\b/ || $type =~ /\bBinding\s*</ || $type =~ /->/;
    next if is_bound($code, $place) || is_computed($code, $after);
    push @found, [ SwiftText::line_at($code, $place), $error ];
  }
  my $wrapper = qr/\@(?:State|StateObject|Published|ObservationTracked)\b/;
  push @found, map { [ $_->[0], $error ] }
    matches($code, qr/$wrapper\s+(?:\w+(?:\(set\))?\s+)*?var\s+\w+\s*=\s*(?:\w+\s*\(\s*)?TextSelection\b/),
    matches($code, qr/\bState\s*(?:<[^>\n]*>)?\s*\(\s*(?:initialValue|wrappedValue)\s*:\s*(?:\w+\s*\(\s*)?TextSelection\b/),
    matches($code, qr/\bState\s*<[^={}\n]*\bTextSelection\b/);
  return @found;
}

# Returns whether the declaration at a position is an `@Binding` property, which stores nothing.
sub is_bound {
  my ($code, $place) = @_;
  my ($before) = substr($code, 0, $place) =~ /([^\n;{}]*\n?[^\n;{}]*)\z/;
  return $before =~ /\@Binding\s+(?:\w+(?:\(set\))?\s+)*\z/;
}

# Returns whether accessors, but no observers, follow the declaration.
sub is_computed {
  my ($code, $place) = @_;
  pos($code) = $place;
  return $code =~ /\G\s*+\{\s*+(?!(?:will|did)Set\b)/gc;
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
