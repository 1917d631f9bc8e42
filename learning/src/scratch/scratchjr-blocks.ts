import type { Language } from '@tutu/contract/core/languages'

/** The blocks of ScratchJr, which have no words: what lessons call them in each language, what they look like in the house's hand. */
export type ScratchJrBlock = Readonly<Record<Language, string>> & {
  readonly colour: 'yellow' | 'blue' | 'purple' | 'green' | 'orange' | 'red'
  /** Of a picture of 24 × 24, drawn with a line. */
  readonly path: string
}

const block = (colour: ScratchJrBlock['colour'], zhCn: string, en: string, path: string): ScratchJrBlock => ({
  colour,
  'zh-cn': zhCn,
  en,
  path,
})

export const SCRATCHJR_BLOCKS: readonly ScratchJrBlock[] = [
  block('yellow', '绿旗', 'green flag', 'M6 3v18M6 4h13l-4 4.5 4 4.5H6'),
  block(
    'yellow',
    '手指',
    'tap',
    'M7 15l-1.8-1.8a2 2 0 0 0-2.8 2.8l3.6 3.6C7.5 21.6 9.2 22 12 22h2a8 8 0 0 0 8-8v-3a2 2 0 0 0-4 0v-1a2 2 0 0 0-4 0V9a2 2 0 0 0-4 0V4a2 2 0 0 0-4 0v10',
  ),
  block(
    'yellow',
    '触碰',
    'bump',
    'M7 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM17 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 20c0-4 2-7 5-7 2.5 0 3.5 2 5 2s2.5-2 5-2c3 0 5 3 5 7',
  ),
  block('yellow', '收到消息', 'start on message', 'M3 6h18v13H3zM3 7l9 7 9-7'),
  block('yellow', '发送消息', 'send message', 'M2 10h14v11H2zM2 11l7 5 7-5M14 6h7M18 3l3 3-3 3'),
  block('blue', '向右', 'right', 'M4 12h16M13 5l7 7-7 7'),
  block('blue', '向左', 'left', 'M20 12H4M11 5l-7 7 7 7'),
  block('blue', '向上', 'up', 'M12 20V4M5 11l7-7 7 7'),
  block('blue', '向下', 'down', 'M12 4v16M5 13l7 7 7-7'),
  block('blue', '右转', 'turn right', 'M21 12a9 9 0 1 1-9-9c2.5 0 5 1 6.7 2.700L21 8M21 3v5h-5'),
  block('blue', '左转', 'turn left', 'M3 12a9 9 0 1 0 9-9c-2.5 0-5 1-6.7 2.700L3 8M3 3v5h5'),
  block('blue', '跳跃', 'hop', 'M3 20C4 9 8 5 12 5s7 4 8 12M15.5 13l4.5 4 2.5-5.5'),
  block('blue', '回家', 'go home', 'M3 11l9-8 9 8v10H3zM9 21v-7h6v7'),
  block('purple', '说话', 'say', 'M21 11a8 8 0 0 1-8 8H9l-6 3 2-5.500A8 8 0 0 1 12 3h1a8 8 0 0 1 8 8z'),
  block('purple', '放大', 'grow', 'M15 3h6v6M9 21H3v-6M21 3l-7 7M3 21l7-7'),
  block('purple', '缩小', 'shrink', 'M4 14h6v6M20 10h-6V4M14 10l7-7M3 21l7-7'),
  block('purple', '重设大小', 'reset size', 'M4 4h16v16H4zM9 10h6M9 14h6'),
  block(
    'purple',
    '隐藏',
    'hide',
    'M3 3l18 18M10 5.200A10 10 0 0 1 22 12a14 14 0 0 1-2 3M6.5 6.500A13 13 0 0 0 2 12a10.5 10.5 0 0 0 15.5 5.500M14 14a3 3 0 0 1-4-4',
  ),
  block('purple', '显示', 'show', 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z'),
  block('green', 'Pop 声', 'pop', 'M11 5L6 9H2v6h4l5 4zM15 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12'),
  block(
    'green',
    '录音',
    'recording',
    'M12 2a3 3 0 0 0-3 3v7a3 3 0 0 0 6 0V5a3 3 0 0 0-3-3zM5 11a7 7 0 0 0 14 0M12 18v4',
  ),
  block('orange', '等待', 'wait', 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 3'),
  block('orange', '停止', 'stop', 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM8 12h8'),
  block('orange', '速度', 'speed', 'M3 18a9 9 0 1 1 18 0M12 18l4-7'),
  block('orange', '循环', 'repeat', 'M17 2l4 4-4 4M3 11v-1a4 4 0 0 1 4-4h14M7 22l-4-4 4-4M21 13v1a4 4 0 0 1-4 4H3'),
  block('red', '结束', 'end', 'M7 7h10v10H7z'),
  block('red', '无限循环', 'repeat forever', 'M7 16c5 0 5-8 10-8a4 4 0 0 1 0 8c-5 0-5-8-10-8a4 4 0 0 0 0 8z'),
  block('red', '翻到页面', 'go to page', 'M5 2h9l5 5v15H5zM13 2v6h6'),
]

/** 'right 8' or '向右 8': which block, and what stands on it. */
export function readScratchJrBlock(text: string): { block: ScratchJrBlock; value: string } | undefined {
  const words = text.trim().toLowerCase()
  // The longest name first: 'repeat forever' is no 'repeat'.
  for (const one of BY_LENGTH)
    for (const name of [one['zh-cn'].toLowerCase(), one.en])
      if (words === name || words.startsWith(`${name} `))
        return { block: one, value: text.trim().slice(name.length).trim() }
  return undefined
}

const BY_LENGTH = SCRATCHJR_BLOCKS.toSorted(
  (a, b) => b.en.length + b['zh-cn'].length * 2 - (a.en.length + a['zh-cn'].length * 2),
)
