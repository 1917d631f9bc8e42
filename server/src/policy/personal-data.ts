import { type FormReason, failForm, type MessageKey } from '@tutu/contract/core/errors'
import type { Labels } from '@tutu/contract/core/failure'

/** By what somebody could be found or reached. */
export type PersonalData = 'phone' | 'email' | 'chat' | 'idNumber'

/** What children are told, kindly, of each. */
const NOTES: Readonly<Record<PersonalData, MessageKey>> = {
  phone: 'personal.phone',
  email: 'personal.email',
  chat: 'personal.chat',
  idNumber: 'personal.idNumber',
}

/**
 * What in a text that others will read leads to somebody: numbers of telephones, of accounts to chat with and of identity
 * cards, addresses of mail, however they are spelled: full-width, with signs between, as words. Undefined: nothing.
 */
export function personalDataIn(text: string): PersonalData | undefined {
  const plain = plainly(text)
  if (hasAddress(plain)) return 'email'
  const runs = runsOf(withDigits(plain))
  if (runs.some(hasIdNumber)) return 'idNumber'
  if (runs.some(hasPhone) || INTERNATIONAL.test(plain) || LANDLINE.test(plain)) return 'phone'
  return hasChat(withDigits(plain)) ? 'chat' : undefined
}

/**
 * The refusal of each of these texts that others must not read, by field; undefined: all are fine. `together`: all that is
 * read with them, in its order: numbers are split over title and summary too.
 */
export function personalReasons(
  texts: Readonly<Record<string, string>>,
  together: readonly string[] = [],
): Record<string, FormReason> | undefined {
  const reasons = Object.entries(texts).flatMap(([name, text]) => {
    const found = personalDataIn(text)
    return found ? [[name, { key: NOTES[found] }] as const] : []
  })
  if (reasons.length > 0) return Object.fromEntries(reasons)
  const names = Object.keys(texts)
  const split = names.length > 0 && together.length > 1 ? personalDataIn(together.join('\n')) : undefined
  return split && Object.fromEntries(names.map((name) => [name, { key: NOTES[split] }]))
}

/** Throws the kind note beside each field whose text leads to somebody. */
export function refusePersonalData(texts: Readonly<Record<string, string>>, labels?: Labels): void {
  const reasons = personalReasons(texts)
  if (reasons) throw failForm(reasons, labels)
}

/** Beyond it nothing is looked at: texts have limits of their own, far below. */
const LOOKED_AT = 200_000

/** Full-width, circled and mathematical letters as plain ones; what cannot be seen is gone. */
function plainly(text: string): string {
  return text
    .slice(0, LOOKED_AT)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{Mn}\p{Me}]/gu, '')
}

const WORDS: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ling: '0',
  yi: '1',
  yao: '1',
  er: '2',
  liang: '2',
  san: '3',
  si: '4',
  wu: '5',
  liu: '6',
  qi: '7',
  ba: '8',
  jiu: '9',
}
const CHARACTERS: Readonly<Record<string, string>> = {
  〇: '0',
  零: '0',
  洞: '0',
  一: '1',
  壹: '1',
  幺: '1',
  二: '2',
  贰: '2',
  两: '2',
  三: '3',
  叁: '3',
  四: '4',
  肆: '4',
  五: '5',
  伍: '5',
  六: '6',
  陆: '6',
  七: '7',
  柒: '7',
  拐: '7',
  八: '8',
  捌: '8',
  九: '9',
  玖: '9',
  勾: '9',
}
/** What stands for a digit among digits. */
const ALIKE: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1' }

/** Digits that were written as words or characters, as digits. */
function withDigits(plain: string): string {
  return plain
    .replace(/[a-z]+/g, (word) => WORDS[word] ?? word)
    .replace(/[〇零洞一壹幺二贰两三叁四肆五伍六陆七柒拐八捌九玖勾]/g, (one) => CHARACTERS[one]!)
    .replace(/[oli\d]+/g, (run) => (/\d/.test(run) ? run.replace(/[oli]/g, (one) => ALIKE[one]!) : run))
}

/** Digits that stand together, signs and single spaces between them or not: `13 800-138000` is one run of three groups. */
function runsOf(text: string): string[][] {
  const runs: string[][] = []
  let run: string[] = []
  let end = -1
  for (const { 0: group, index } of text.matchAll(/\d+x?/g)) {
    const between = end < 0 ? null : text.slice(end, Math.min(index, end + 4))
    if (between === null || index - end > 3 || !/^[\s\-_.,/\\|~*#+:;'"!?()[\]<>=^&·•、。,;:~—–…]*$/.test(between)) {
      if (run.length > 0) runs.push(run)
      run = []
    }
    run.push(group)
    end = index + group.length
  }
  return run.length > 0 ? [...runs, run] : runs
}

/** Groups next to each other that come to one number: few longer ones, or digits one by one. */
function hasNumber(run: readonly string[], longest: number, isOne: (number: string) => boolean): boolean {
  for (let from = 0; from < run.length; from++) {
    let number = ''
    let singles = 0
    for (let to = from; to < run.length && number.length < longest; to++) {
      number += run[to]!
      if (run[to]!.length === 1) singles++
      const groups = to - from + 1
      if ((groups <= MOST_GROUPS || singles >= groups - 2) && isOne(number)) return true
    }
  }
  return false
}
const MOST_GROUPS = 5

const hasPhone = (run: readonly string[]): boolean =>
  hasNumber(run, 15, (number) => /^(?:(?:00)?86)?1[3-9]\d{9}$/.test(number))

const hasIdNumber = (run: readonly string[]): boolean =>
  hasNumber(run, 18, (number) =>
    /^[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dx]$/.test(number),
  )

const INTERNATIONAL = /(?<![\d+])\+\d{1,3}[\s.-]?\(?\d{2,4}\)?[\s.-]?\d{3,4}[\s.-]?\d{3,4}(?!\d)/
const LANDLINE = /(?<![\d.-])\(?0(?:10|2\d|[3-9]\d{2})\)?[\s-]\d{7,8}(?![\d-])/

const ENDS = 'com|cn|net|org|edu|gov|io|me|cc|top|xyz|uk|jp|tw|hk'
const HOUSES = 'qq|163|126|139|189|gmail|outlook|hotmail|sina|sohu|yeah|foxmail|icloud|aliyun|live|yahoo|proton'
// Of what stands before the sign one character tells: a text of nothing but letters is looked through once.
const PLAIN_ADDRESS = /[\w.+-]@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/
const SPELLED_ADDRESS = new RegExp(`\\w@[\\w-]{1,63}\\.(?:[\\w-]{1,63}\\.)?(?:${ENDS})(?![a-z])`)
/** With another sign for the @, or none. */
const HOUSE_ADDRESS = new RegExp(`\\w[ #*&☆★圈]{1,3}(?:${HOUSES})\\.(?:com|cn|net)(?![a-z])`)

function hasAddress(plain: string): boolean {
  if (PLAIN_ADDRESS.test(plain)) return true
  const spelled = plain
    .replace(/[([{<]\s?(?:at|@|艾特)\s?[)\]}>]| at | ?艾特 ?|(?<=\w) ?@ ?(?=\w)/g, '@')
    .replace(/[([{<]\s?(?:dot|\.|点)\s?[)\]}>]| dot | ?点 ?|(?<=\w) ?\. ?(?=\w)/g, '.')
  return SPELLED_ADDRESS.test(spelled) || HOUSE_ADDRESS.test(spelled)
}

/** What people call the places where they chat, and how they spell that. */
const QQ = /(?<![a-z])(?:q ?q|扣扣|抠抠|扣q|企鹅号|秋秋|球球号|q号|口口)(?![a-z])/g
const WECHAT =
  /微 ?信|(?<![a-z])(?:wei ?xin|we ?chat)(?![a-z])|威信号|薇信|薇芯|维信号|微x|v信|v❤|徽信|加v|(?<![a-z])[vw]x(?=[号:：]|是)/g
const OTHERS = /抖音号|快手号|小红书号|(?<![a-z])(?:discord|telegram|whatsapp|snapchat|skype|instagram)(?![a-z])/g
const ASKS = /加我|联系我|找我|私我|私聊|打给我|打我电话|(?:call|text|add|phone) me/g

/** After a place's name: what may stand before the account. */
const BETWEEN =
  /^[\s:：=\-—~,，.。!！"'“”()（）[\]]*(?:(?:号码|号|群|是|为|我的?|你?加|叫|搜|好友|id|number|no|is|me|at)[\s:：=\-—~,，.。"'“”()（）]*){0,4}/
const NUMBER_AFTER = /^\d(?:[\s\-_.*]?\d){4,14}/
/** As accounts of WeChat are: six characters at least, and no word of the language. */
const NAME_AFTER = /^(?=[a-z][\w-]{0,19}[\d_-])[a-z][\w-]{5,19}(?![\w-])/

function hasChat(text: string): boolean {
  return (
    follows(text, QQ, [NUMBER_AFTER]) ||
    follows(text, WECHAT, [NUMBER_AFTER, NAME_AFTER]) ||
    follows(text, OTHERS, [NUMBER_AFTER, NAME_AFTER]) ||
    follows(text, ASKS, [NUMBER_AFTER])
  )
}

function follows(text: string, place: RegExp, accounts: readonly RegExp[]): boolean {
  for (const { 0: found, index } of text.matchAll(place)) {
    const after = text.slice(index + found.length, index + found.length + 60)
    const account = after.slice(BETWEEN.exec(after)?.[0].length)
    if (accounts.some((one) => one.test(account))) return true
  }
  return false
}
