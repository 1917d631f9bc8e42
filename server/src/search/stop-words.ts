/** Words of questions that say nothing about what is looked for. Where a query has no others, they are looked for after all. */
const HAN =
  '我 你 他 她 它 我们 你们 我想 想 想要 要 我要 做 做个 做一个 一个 个 让 用 会 能 可以 怎么 怎样 怎么样 如何 什么 什么是 是 的 了 吗 呢 吧 啊 ' +
  '有 有没有 没有 哪 哪些 哪个 学 学习 学会 想学 想做 想玩 玩 教 教我 请 请问 和 与 或 在 把 给 被 就 都 也 很 适合 关于 课 课程 的课 里 上 下 这 那 ' +
  '这个 那个 语言 到 去 来 得 地 着 过 不 还 又 再 对 从 为 以 及 帮 帮我 找 搜 想找 有关 相关'
const LATIN =
  'a an the i you he she it we me my your our is are be am was to of in on at for with and or how what which who do does did can could want wants would ' +
  'like make making create build learn learning teach about please find show course courses class classes lesson lessons tutorial tutorials kids kid ' +
  'children child language some any that this from by s t'
const STOP_WORDS = new Set(`${HAN} ${LATIN}`.split(' '))

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word)
}
