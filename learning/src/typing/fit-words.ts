// Made by hand. What children should not have to type: rude, sexual and violent words, slurs and insults, in English
// and as pinyin or its initials look, drugs, and numbers that are an insult or an innuendo in Chinese. Made-up words
// have four letters at most, so short ones weigh most. Plain, so that whoever reads the sources can check them.

/** Wherever they stand: no harmless word has them inside. */
const ANYWHERE = new RegExp(
  'fuc?k|shit(?!ake)|cunt|porn|penis|vagin|whore|bitch|pussy|faggot|twat|dildo|jizz|blowjob|ass?hole|arsehole|orgasm|' +
    'hitler|caoni|shabi|tamade|wocao|zhuangbi|wangbadan',
)

/** Only as a whole word, or with an s: "ass" stands in "class", "sex" in "sextant", "nima" in "animal". */
const WHOLE = new RegExp(
  `^(?:asses|(?:${
    // body and toilet
    'anal|anus|ars|arse|ass|boob|booby|bum|butt|clit|cock|crap|dick|dik|fanny|fap|fart|hooter|knob|nipple|nude|naked|' +
    'pee|pis|piss|poo|poop|prick|pube|pubic|puke|scrotum|semen|sperm|testicle|tit|titty|turd|vag|vulva|willy|' +
    // sex
    'bdsm|bj|bra|condom|cum|erotic|fetish|harlot|hoe|ho|hooker|horny|hump|incest|kink|kinky|lust|milf|molest|nympho|' +
    'orgy|panty|panties|pedo|perv|pervert|pimp|poon|quim|rape|raped|raping|rapist|sexy|sexual|sex|shag|slag|' +
    'slut|smut|thong|thot|tart|wank|wanker|xxx|av|sm|' +
    // violence, death and drugs
    'bomb|corpse|dead|deadly|death|die|died|dying|gore|gun|isis|kill|killed|killer|killing|murder|nazi|noose|pistol|' +
    'rifle|slay|stab|suicide|terrorist|cocaine|dope|drug|heroin|hiv|lsd|meth|opium|stoned|' +
    // slurs
    'chav|chink|coon|dago|dyke|fag|gay|gimp|gook|gyp|gypo|homo|jap|kaffir|kike|lesbo|nazi|negro|nig|niga|nigg|nigga|' +
    'nigger|nonce|paki|poof|retard|spastic|spaz|spic|tard|tranny|wog|wop|yid|' +
    // insults and swearing
    'bastard|bs|damn|dumb|fck|fcuk|fk|fuc|fuq|fux|hell|idiot|jerk|mofo|moron|phuk|scum|shat|sht|sob|sod|stfu|stupid|' +
    'suck|suk|sux|sucker|tosser|wtf|' +
    // pinyin and its initials
    'cao|caobi|cnm|gundan|hundan|jb|jiba|jianren|jj|md|mlgb|nima|niubi|nmb|nmd|nmsl|nt|qusi|rnm|sabi|sb|shb|sima|' +
    'tama|tm|tmd|wc|wcnm|2b|38|69|250|438'
  })s?)$`,
)

/** Whether a word may be shown to type, whatever its capitals and the signs around and in it. */
export function isFit(word: string): boolean {
  const parts = word.toLowerCase().split(/[^a-z0-9]+/)
  return [...parts, parts.join('')].every((part) => !ANYWHERE.test(part) && !WHOLE.test(part))
}

/** The same next to the word before it: "fu ck" is read as one. */
export function isFitAfter(previous: string | undefined, word: string): boolean {
  return isFit(word) && (previous === undefined || isFit(previous + word))
}

/** For made-up words, where nothing is lost by being strict: not even a part of three letters is unfit. */
export function isFitToInvent(word: string): boolean {
  const starts = [...word].slice(2).map((_, at) => word.slice(at))
  return isFit(word) && starts.every((rest) => [...rest].slice(2).every((_, at) => isFit(rest.slice(0, at + 3))))
}
