import type { Localized } from '../languages.ts'

/** Why a table from a spreadsheet program cannot be read. */
export const sheets = {
  'sheet.notSheet': {
    'zh-cn': '这不是表格文件。请选择 .xlsx 或 .csv 文件；其他格式请先用表格软件另存为 .xlsx',
    en: 'This is not a spreadsheet. Choose an .xlsx or .csv file; save other formats as .xlsx first',
  },
  'sheet.oldOrLocked': {
    'zh-cn': '这是旧版 .xls 文件，或者设有密码。请用表格软件打开，去掉密码，另存为 .xlsx 再试',
    en: 'This is an old .xls file, or it has a password. Open it in a spreadsheet program, take the password off, and save it as .xlsx',
  },
  'sheet.broken': {
    'zh-cn': '文件已损坏，读不出来。请用表格软件打开后另存为 .xlsx 再试；如果打不开，请重新导出或下载',
    en: 'The file is damaged and cannot be read. Open it in a spreadsheet program and save it as .xlsx; if it does not open, export or download it again',
  },
  'sheet.noSheet': {
    'zh-cn': '文件里没有可见的工作表。请取消隐藏要导入的工作表，保存后再试',
    en: 'The file has no visible sheet. Unhide the one to read, save the file, and try again',
  },
  'sheet.tooLarge': {
    'zh-cn': '文件解压后的内容超过 {max} MB。请分成几个文件，或另存为 CSV 再试',
    en: 'Unpacked, the file holds more than {max} MB. Split it into several, or save it as CSV',
  },
  'sheet.tooManyRows': {
    'zh-cn': '最多读取 {max} 行。请分成几个文件再试',
    en: 'At most {max} rows are read. Split the file into several',
  },
  'sheet.tooManyColumns': {
    'zh-cn': '第 {line} 行有内容超出了第 {max} 列。请删除多余的列再试',
    en: 'Row {line} goes beyond {max} columns. Delete those that are not needed, and try again',
  },
  'sheet.rowTooLong': {
    'zh-cn': '第 {line} 行的内容超过 {max} 个字符。请缩短内容；如果是 CSV 文件，请检查是否少了一个引号（"）',
    en: 'Row {line} holds more than {max} characters. Shorten its texts; in a CSV file, look for a missing quotation mark (")',
  },
  'sheet.encoding': {
    'zh-cn': '第 {line} 行的文字编码无法识别。请用表格软件打开，另存为“CSV UTF-8”或 .xlsx 再试',
    en: 'The text of line {line} has no known encoding. Open the file in a spreadsheet program and save it as “CSV UTF-8” or .xlsx',
  },
  'sheet.openQuote': {
    'zh-cn': '第 {line} 行的引号（"）没有结束。请补上引号，或用表格软件重新保存后再试',
    en: 'A quotation mark (") of row {line} is never closed. Close it, or save the file again from a spreadsheet program',
  },
  'sheet.strayQuote': {
    'zh-cn': '第 {line} 行有引号（"）的位置不对：引号结束后还有文字。请改正，或用表格软件重新保存后再试',
    en: 'In row {line}, text follows a closing quotation mark ("). Correct it, or save the file again from a spreadsheet program',
  },
} as const satisfies Record<string, Localized>
