extension Spelling {
  /// Norwegian Bokmål.
  static let bokmal = Spelling(
    """
    aa:o au:U ai:A a:a \
    bb:b b:b \
    ch:S ck:k cc:k c(eiy:s c:k \
    dt$:t dd:d d:d \
    eg(nl:A ei:A ey:A e:e \
    ff:f f:f \
    ^gj:y ^gi:yi ^gy:yi gn:Nn gg:g gh:g g:g \
    ^hj:y ^hv:v ^h:h h: \
    ig$:i i:i \
    j:y \
    kj:S ^ki:Si ^ky:Si kk:k k:k \
    ^lj:y ll:l l:l \
    mm:m m:m \
    ng:N nd$:n nn:n n:n \
    oi:O oy:O o:o \
    ph:f pp:p p:p \
    qu:kv q:k \
    rd$:r rs:S rr:r r:r \
    skj:S sj:S sch:S sh:S ski:Si sky:Si ss:s s:s \
    ^tj:S th:t tt:t t:t \
    u:u \
    v:v \
    w:v \
    x:ks \
    y:i \
    z:s \
    øy:O åt:ot
    """,
    common: commonBokmal,
    variants: [(true, "e", ""), (false, "ge", "je"), (false, "ch", "k"), (false, "rs", "r-s")])
}
