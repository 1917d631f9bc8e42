import type { Language } from '@tutu/contract/core/languages'
import type { PlayerWords } from './player/options.ts'

/** What a produced page says, in the language it was made in. */
export const PAGE_WORDS: Readonly<Record<Language, PlayerWords>> = {
  'zh-cn': {
    untitled: '我的作品',
    loading: '正在打开…',
    start: '点绿旗开始',
    flag: '开始',
    stop: '停止',
    fullScreen: '全屏',
    by: '作者：{author}',
    failed: '这个作品打不开。',
    noWebGl: '这个浏览器画不出作品。请换一个新一点的浏览器，或者打开它的“硬件加速”。',
    noScript: '请在浏览器设置里打开 JavaScript，再打开这个网页。',
    noCamera: '没有打开摄像头：作品照样能玩，只是看不到视频，侦测不到动作。',
    keys: '按键',
    keyNames: {
      ' ': '空格',
      Enter: '回车',
      Backspace: '退格',
      Delete: '删除',
      Shift: '上档',
      Control: 'Ctrl',
      Escape: 'Esc',
    },
    runtime: { 'list-empty': '（空）', 'list-length': '长度 {n}', 'list-import': '导入', 'list-export': '导出' },
  },
  en: {
    untitled: 'My project',
    loading: 'Opening…',
    start: 'Press the green flag to start',
    flag: 'Start',
    stop: 'Stop',
    fullScreen: 'Full screen',
    by: 'by {author}',
    failed: 'This project does not open.',
    noWebGl: 'This browser cannot draw the project. Try a newer one, or switch on its “hardware acceleration”.',
    noScript: 'Switch on JavaScript in your browser’s settings and open this page again.',
    noCamera: 'No camera: the project plays on, without video and motion.',
    keys: 'Keys',
    keyNames: { ' ': 'Space', Enter: 'Enter', Control: 'Ctrl', Escape: 'Esc', Delete: 'Del' },
    runtime: {},
  },
}
