import type { Localized } from '../languages.ts'

/** Bringing rows in from files. */
export const imports = {
  'import.gone': { 'zh-cn': '文件已经不在了，请重新选择文件', en: 'The file is no longer there. Choose it again' },
  'import.busy': {
    'zh-cn': '你还有一个导入没有结束，请等它结束或先取消',
    en: 'One of your imports is still under way. Wait for it, or cancel it',
  },
  'import.tooMany': {
    'zh-cn': '现在有太多导入在排队，请过几分钟再试',
    en: 'Too many imports are waiting. Try again in a few minutes',
  },
  'import.noHeadings': {
    'zh-cn': '第一行没有列名。请把列名写在文件的第一行',
    en: 'The first line has no headings. Write the names of the columns into the first line of the file',
  },
  'import.noRows': { 'zh-cn': '文件里除了列名没有数据', en: 'The file holds nothing but headings' },
  'import.noColumns': { 'zh-cn': '请至少为一列选择字段', en: 'Choose a field for at least one column' },
  'import.columnTwice': {
    'zh-cn': '有两列都对应“{field}”，请只留一列',
    en: 'Two columns stand for “{field}”. Leave only one of them',
  },
  'import.keyColumn': {
    'zh-cn': '要按“{field}”找到已有记录，文件里必须有一列对应它',
    en: 'To find records by “{field}”, a column of the file must stand for it',
  },
  'import.zone': {
    'zh-cn': '列名“{heading}”里的时区没有听说过，请改成“Asia/Shanghai”这样的名字，或者把括号连同里面的字删去',
    en: 'The time zone in the heading “{heading}” is unknown. Write one like “Asia/Shanghai”, or leave out the brackets and what is in them',
  },
  'import.mayNotAdd': {
    'zh-cn': '第 {line} 行是新记录，你没有添加的权限',
    en: 'Line {line} is a new record, and you may not add any',
  },
  'import.mayNotEdit': {
    'zh-cn': '第 {line} 行是已有记录，你没有编辑的权限',
    en: 'Line {line} is a record that is there already, and you may not edit it',
  },
  'import.cancelled': { 'zh-cn': '导入已取消，没有保存任何内容', en: 'The import was cancelled. Nothing was stored' },
  'import.interrupted': {
    'zh-cn': '导入被中断（服务器重启），没有保存任何内容，请重新导入',
    en: 'The import was interrupted, the server was restarted. Nothing was stored. Import again',
  },
  'import.failed': {
    'zh-cn': '服务器出错，导入没有完成，没有保存任何内容',
    en: 'The server failed. The import is not complete, and nothing was stored',
  },
  'import.undoCancelled': {
    'zh-cn': '已停止撤销，导入的内容没有变化',
    en: 'Taking it back was stopped. What was imported is as it was',
  },
  'import.undoInterrupted': {
    'zh-cn': '撤销被中断（服务器重启），导入的内容没有变化，请再撤销一次',
    en: 'Taking it back was interrupted, the server was restarted. What was imported is as it was. Try again',
  },
  'import.undoFailed': {
    'zh-cn': '服务器出错，撤销没有完成，导入的内容没有变化',
    en: 'The server failed. What was imported is as it was',
  },
  'import.notDone': {
    'zh-cn': '这次导入不能撤销：它没有完成，或者已经撤销过',
    en: 'This import cannot be taken back: it was not completed, or was taken back already',
  },
  'import.historyGone': {
    'zh-cn': '这次导入的修改记录已经不在了，不能撤销',
    en: 'The history of this import is no longer there, so it cannot be taken back',
  },
  'import.mayNotUndo': {
    'zh-cn': '撤销这次导入需要“{rights}”的权限',
    en: 'To take this import back you need the right to {rights}',
  },
  'import.changedSince': { 'zh-cn': '导入以后又改过', en: 'changed since' },
  'import.changedSinceBy': { 'zh-cn': '导入以后由“{name}”改过', en: 'changed since by “{name}”' },
  'import.usedBy': { 'zh-cn': '正被 {rows}使用', en: 'used by {rows}' },
  'import.notYours': { 'zh-cn': '现在不归你管', en: 'it is no longer yours to change' },
  'import.noRow': { 'zh-cn': '没有这条记录', en: 'There is no such record' },
  'import.noKey': {
    'zh-cn': '这一格是空的，不知道是哪条记录',
    en: 'The cell is empty: it is not known which record this is',
  },
  'import.sameRow': {
    'zh-cn': '与第 {line} 行是同一条记录，请只留一行',
    en: 'The same record as in line {line}. Leave only one of them',
  },
  'import.formula': {
    'zh-cn': '这一格是公式。请在表格软件里把它“选择性粘贴”为数值再导入',
    en: 'The cell is a formula. Paste it as a value in the spreadsheet, and import again',
  },
  'import.errorCell': {
    'zh-cn': '这一格是错误值（如 #N/A），请改正',
    en: 'The cell holds an error, such as #N/A. Mend it',
  },
  'import.cut': {
    'zh-cn': '表格的一格最多 32767 个字，这一格可能被截断了，请改用 CSV',
    en: 'A spreadsheet’s cell holds 32,767 characters at most, and this one may have been cut off. Use CSV',
  },
  'import.noneCalled': {
    'zh-cn': '没有叫“{name}”的{resource}',
    en: 'Nothing in “{resource}” is called “{name}”',
  },
  'import.severalCalled': {
    'zh-cn': '叫“{name}”的有好几个（编号 {ids}），请改写成编号，如 #{first}',
    en: 'Several are called “{name}” (numbers {ids}). Write the number instead, such as #{first}',
  },
  'import.cycle': {
    'zh-cn': '这些行互为上级，请改正其中一行的上级',
    en: 'These lines are each other’s parents. Mend the parent of one of them',
  },
  'import.sameValue': {
    'zh-cn': '与第 {line} 行的值相同，不能重复，请改正',
    en: 'The same value as in line {line}. No two records may share it',
  },
  'import.tooManyRows': {
    'zh-cn': '这里一次最多导入 {max} 行，请拆成几个文件',
    en: 'At most {max} lines are imported here at once. Split the file',
  },
  'import.tooMuchText': {
    'zh-cn': '树形数据一次最多 {max} 百万字，请拆成几个文件',
    en: 'A tree has at most {max} million characters at once. Split the file',
  },
} as const satisfies Record<string, Localized>
