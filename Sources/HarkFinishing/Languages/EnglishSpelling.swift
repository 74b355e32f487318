extension Spelling {
  /// American English.
  static let english = Spelling(
    """
    augh:o au:o aw:o air:er ai:e ay:e ae:e a:a \
    bb:b b:b \
    chr:kr ch:C ck:k cc(eiy:ks cc:k cian:S@n c(eiy:s c:k \
    dge:J dg(eiy:J dd:d dt$:t d:d \
    eigh:e eau:o eer:ir ear:ir ee:i ea:i ei:e ey$:i ey:e eu:u ew:u er:@r e$: e:e \
    ff:f f:f \
    ^gn:n ^gh:g gh: gn$:n gg:g g(eiy:J g:g \
    ^h:h h: \
    igh:A ie$:i ie:i ir:@r i:i \
    j:J \
    ^kn:n kk:k k:k \
    ll:l l:l \
    mb$:m mm:m m:m \
    ng:N nn:n n:n \
    ough:o ous$:@s ou:u ow:o oa:o oo:u oi:O oy:O or:or o:o \
    ^ps:s ^pf:f ph:f pp:p p:p \
    qu:kw q:k \
    rr:r r:r \
    schw:Sw sch:S sh:S sc(eiy:s ssion:S@n ss:s sion:Z@n s:s \
    tion:S@n tch:C ture$:C@r tia:Sa th:T tz:ts tt:t t:t \
    ue$:u ui:u ur:@r u:u \
    vv:v v:v \
    ^wr:r ^wh:w w:w \
    ^x:z x:ks \
    ^y:y y:i \
    zz:z z:z
    """,
    common: commonEnglish,
    variants: [
      (true, "e", "a"), (false, "ge", "gue"), (false, "gi", "gui"), (false, "j", "y"),
      (false, "ch", "k"), (false, "w", "v"), (false, "mac", "mc"), (false, "mc", "mac"),
    ])
}
