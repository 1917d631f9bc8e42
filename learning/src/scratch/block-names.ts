import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { extensionOf } from './extensions.ts'

/** Well-known extensions of other editors, as these call them. */
export const FOREIGN_NAMES: Readonly<Record<string, Localized>> = {
  fetch: { 'zh-cn': '网络请求', en: 'Fetch' },
  lmsVideo: { 'zh-cn': '视频', en: 'Video' },
  video: { 'zh-cn': '视频', en: 'Video' },
  slider: { 'zh-cn': '滑杆', en: 'Slider' },
  text: { 'zh-cn': '动画文字', en: 'Animated Text' },
  strings: { 'zh-cn': '文字处理', en: 'Text' },
  files: { 'zh-cn': '文件', en: 'Files' },
  cursor: { 'zh-cn': '鼠标样子', en: 'Mouse Cursor' },
  gamepad: { 'zh-cn': '游戏手柄', en: 'Gamepad' },
  clipboard: { 'zh-cn': '剪贴板', en: 'Clipboard' },
  localstorage: { 'zh-cn': '本地保存', en: 'Local Storage' },
  iframe: { 'zh-cn': '网页框', en: 'Iframe' },
  notifications: { 'zh-cn': '通知', en: 'Notifications' },
  runtimeoptions: { 'zh-cn': '运行设置', en: 'Runtime Options' },
  pointerlock: { 'zh-cn': '锁定鼠标', en: 'Pointerlock' },
  bitwise: { 'zh-cn': '位运算', en: 'Bitwise' },
  stretch: { 'zh-cn': '拉伸', en: 'Stretch' },
  sound: { 'zh-cn': '声音', en: 'Sound' },
  griffpatch: { 'zh-cn': '物理', en: 'Box2D Physics' },
  skyhigh173JSON: { 'zh-cn': 'JSON 数据', en: 'JSON' },
  lmsTempVars2: { 'zh-cn': '临时变量', en: 'Temporary Variables' },
  penplus: { 'zh-cn': '画笔加强', en: 'Pen Plus' },
  xeltalliv3d: { 'zh-cn': '三维', en: 'Simple 3D' },
  cloudlink: { 'zh-cn': '联网', en: 'CloudLink' },
  gsaWebsocket: { 'zh-cn': '联网', en: 'WebSocket' },
}

/** Words that opcodes are made of. */
const WORDS: Readonly<Record<string, string>> = {
  add: '增加', all: '全部', button: '按钮', change: '改变', clear: '清除', click: '点击', clicked: '被点击', close: '关闭',
  color: '颜色', colour: '颜色', connect: '连接', connected: '已连接', contains: '包含', count: '数量', create: '新建',
  current: '当前', data: '数据', delete: '删除', down: '按下', draw: '画', end: '结束', file: '文件', get: '取得', height: '高度',
  hide: '隐藏', image: '图片', is: '是否', item: '项目', join: '连接', json: 'JSON', key: '按键', left: '左', length: '长度',
  list: '列表', load: '加载', loaded: '已加载', message: '消息', mouse: '鼠标', move: '移动', name: '名字', number: '数字',
  open: '打开', pause: '暂停', play: '播放', playing: '正在播放', position: '位置', post: '发送', pressed: '被按下', random: '随机',
  remove: '移除', replace: '替换', request: '请求', reset: '重置', resume: '继续', right: '右', save: '保存', send: '发送',
  set: '设置', show: '显示', size: '大小', slider: '滑杆', sound: '声音', speed: '速度', sprite: '角色', start: '开始',
  state: '状态', stop: '停止', text: '文字', time: '时间', to: '为', url: '网址', value: '数值', variable: '变量', video: '视频',
  volume: '音量', wait: '等待', when: '当', width: '宽度', x: 'x', y: 'y',
} // oxfmt-ignore

/**
 * What a foreign block may have been called: its own words are not in the project, only its opcode. `lmsVideo_loadVideoURL`
 * is 'load video url', in Chinese '加载视频网址' where every word is known.
 */
export function foreignBlockName(opcode: string, language: Language): string {
  const extension = extensionOf(opcode)
  const words = opcode
    .slice(extension.length + 1)
    .split(/_|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
  if (words.length === 0) return extension
  if (language === 'zh-cn' && words.every((word) => Object.hasOwn(WORDS, word)))
    return words.map((word) => WORDS[word]).join('')
  return words.join(' ')
}

/** What an extension is called, or its id. */
export function extensionName(id: string, language: Language): string {
  return Object.hasOwn(FOREIGN_NAMES, id) ? pickLanguage(FOREIGN_NAMES[id], language) : id
}

/** Blocks that scripts begin with, as the editor calls them; `{choice}` is what is chosen in them. */
export const STARTS: Readonly<Record<string, Localized>> = {
  event_whenflagclicked: { 'zh-cn': '当绿旗被点击', en: 'when green flag clicked' },
  event_whenkeypressed: { 'zh-cn': '当按下 {choice} 键', en: 'when {choice} key pressed' },
  event_whenthisspriteclicked: { 'zh-cn': '当角色被点击', en: 'when this sprite clicked' },
  event_whenstageclicked: { 'zh-cn': '当舞台被点击', en: 'when stage clicked' },
  event_whenbackdropswitchesto: { 'zh-cn': '当背景换成 {choice}', en: 'when backdrop switches to {choice}' },
  event_whengreaterthan: { 'zh-cn': '当响度或计时器超过', en: 'when loudness or timer above' },
  event_whenbroadcastreceived: { 'zh-cn': '当接收到 {choice}', en: 'when I receive {choice}' },
  control_start_as_clone: { 'zh-cn': '当作为克隆体启动时', en: 'when I start as a clone' },
  procedures_definition: { 'zh-cn': '自制积木 {choice}', en: 'define {choice}' },
}
export const LOOSE_SCRIPT: Localized = { 'zh-cn': '没有开头的积木', en: 'Blocks without a beginning' }
export const KEY_CHOICES: Readonly<Record<string, string>> = {
  space: '空格', 'left arrow': '←', 'right arrow': '→', 'up arrow': '↑', 'down arrow': '↓', any: '任意', enter: '回车',
} // oxfmt-ignore
