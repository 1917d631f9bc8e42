import type { Localized } from '../languages.ts'

/** What calls say, whatever they are about. */
export const calls = {
  'ok.added': { 'zh-cn': '添加成功', en: 'Added' },
  'ok.updated': { 'zh-cn': '更新成功', en: 'Saved' },
  'ok.deletedRows': { 'zh-cn': '已删除 {rows}', en: 'Deleted {rows}' },
  'ok.deleted': { 'zh-cn': '已删除 {count} 条', en: 'Deleted {count} {count|record|records}' },
  'ok.sorted': { 'zh-cn': '排序已保存', en: 'Order saved' },
  'ok.cachesCleared': { 'zh-cn': '缓存已清除', en: 'Caches cleared' },
  'ok.replaced': {
    'zh-cn': '文件已替换，{count} 处引用已更新',
    en: 'File replaced, {count} {count|place|places} updated',
  },
  'ok.signedIn': { 'zh-cn': '登录成功', en: 'Signed in' },
  'ok.signedOut': { 'zh-cn': '已退出登录', en: 'Signed out' },
  'request.malformed': { 'zh-cn': '请求格式不正确', en: 'The request is malformed' },
  'request.notFound': { 'zh-cn': '没有这个地址：{url}', en: 'There is no such address: {url}' },
  'request.tooLarge': { 'zh-cn': '提交的内容太大', en: 'What you sent is too large' },
  'request.tooSlow': {
    'zh-cn': '提交的内容来得太慢，请检查网络后再试',
    en: 'What you sent came too slowly. Check your connection and try again',
  },
  'request.tooMany': {
    'zh-cn': '操作太频繁，请 {seconds} 秒后再试',
    en: 'Too many requests. Try again in {seconds} s',
  },
  'request.parameter': { 'zh-cn': '参数不正确：{name}', en: 'Incorrect parameter: {name}' },
  'request.searchField': { 'zh-cn': '不能按“{field}”搜索', en: 'Searching by “{field}” is not possible' },
  'request.searchOperator': {
    'zh-cn': '“{field}”不支持条件“{operator}”',
    en: '“{field}” does not support the operator “{operator}”',
  },
  'request.sortField': { 'zh-cn': '不能按“{field}”排序', en: 'Sorting by “{field}” is not possible' },
  'server.error': {
    'zh-cn': '服务器出了点问题，请稍后再试',
    en: 'Something went wrong on the server. Try again later',
  },
  'server.unavailable': {
    'zh-cn': '服务暂时不可用，请稍后再试',
    en: 'The service is temporarily unavailable. Try again later',
  },
  'server.locked': {
    'zh-cn': '这里正被别人修改（例如导入），或服务器太忙。没有保存，请过一会儿再试',
    en: 'Somebody else is changing this, by an import for instance, or the server is too busy. Nothing was saved. Try again later',
  },
  'server.diskFull': {
    'zh-cn': '服务器的磁盘满了，什么都没有保存',
    en: 'The server’s disk is full, nothing was saved',
  },
  'server.timeout': { 'zh-cn': '处理超时，请稍后再试', en: 'The request took too long. Try again later' },
  'export.ticket': { 'zh-cn': '下载链接已失效，请重新导出', en: 'The download link has expired. Export again' },
} as const satisfies Record<string, Localized>
