import type { Language } from '@tutu/contract/core/languages'
import type { ScratchJrBlock } from './scratchjr-blocks.ts'

/** Alone, and with what stands on the block for `#`. */
type Said = readonly [alone: string, withValue: string]

/** What a voice says of each block, by its English name: what it does, in words that a child of five uses. */
const SAID: Readonly<Record<string, Readonly<Record<Language, Said>>>> = {
  'green flag': both('点绿旗就开始', 'when the green flag is tapped'),
  tap: both('点一下这个角色就开始', 'when this character is tapped'),
  bump: both('别的角色碰到它就开始', 'when another character bumps into it'),
  'start on message': both('收到消息就开始', 'when a message comes', '收到#的消息就开始', 'when the # message comes'),
  'send message': both('发出消息', 'send a message', '发出#的消息', 'send the # message'),
  right: both('往右走', 'go right', '往右走 # 格', 'go right #'),
  left: both('往左走', 'go left', '往左走 # 格', 'go left #'),
  up: both('往上走', 'go up', '往上走 # 格', 'go up #'),
  down: both('往下走', 'go down', '往下走 # 格', 'go down #'),
  'turn right': both('往右转', 'turn right', '往右转 # 下', 'turn right #'),
  'turn left': both('往左转', 'turn left', '往左转 # 下', 'turn left #'),
  hop: both('跳一下', 'hop', '跳 # 格高', 'hop # high'),
  'go home': both('回到开始的地方', 'go back to where it began'),
  say: both('说一句话', 'say something', '说：#', 'say: #'),
  grow: both('变大', 'get bigger', '变大 #', 'get bigger by #'),
  shrink: both('变小', 'get smaller', '变小 #', 'get smaller by #'),
  'reset size': both('变回原来的大小', 'get back to the first size'),
  hide: both('藏起来', 'hide'),
  show: both('再出来', 'come out again'),
  pop: both('发出啵的一声', 'make a pop'),
  recording: both('放录音', 'play the recording', '放录音 #', 'play recording #'),
  wait: both('等一等', 'wait', '等一等，#', 'wait for #'),
  stop: both('停下来', 'stop'),
  speed: both('改变速度', 'change the speed', '速度变成 #', 'speed #'),
  repeat: both('重复', 'repeat', '重复 # 遍', 'repeat # times'),
  end: both('结束', 'the end'),
  'repeat forever': both('一直重复下去', 'over and over again, for ever'),
  'go to page': both('翻到另一页', 'go to another page', '翻到第 # 页', 'go to page #'),
}

function both(zhCn: string, en: string, zhCnWith = `${zhCn} #`, enWith = `${en} #`): Record<Language, Said> {
  return { 'zh-cn': [zhCn, zhCnWith], en: [en, enWith] }
}

/** A block as it is read aloud, `value` being what stands on it: 'go right 8', not 'right 8'. */
export function sayScratchJrBlock(block: ScratchJrBlock, value: string, language: Language): string {
  const [alone, withValue] = SAID[block.en]?.[language] ?? [block[language], `${block[language]} #`]
  return value ? withValue.replace('#', () => value) : alone
}
