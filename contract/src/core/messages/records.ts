import type { Localized } from '../languages.ts'

/** Rows, and what may be done with them. */
export const records = {
  'record.notFound': { 'zh-cn': '记录不存在', en: 'The record does not exist' },
  'record.ledger': {
    'zh-cn': '“{resource}”的记录只增不改，不能修改或删除',
    en: 'Records of “{resource}” stay as they were written: they can be neither changed nor deleted',
  },
  'record.nothingChosen': { 'zh-cn': '请选择要操作的记录', en: 'Choose the records first' },
  'record.empty': { 'zh-cn': '没有提交任何内容', en: 'Nothing was submitted' },
  'record.perHour': {
    'zh-cn': '一小时内最多添加 {max} 条，请过一会儿再来',
    en: 'No more than {max} records an hour. Come back later',
  },
  'record.owned': {
    'zh-cn': '最多保存 {max} 条，请先删除一些再添加',
    en: 'You can keep {max} records. Delete some before you add more',
  },
  'batch.tooMany': {
    'zh-cn': '一次最多修改 {max} 条，请先用筛选缩小范围',
    en: 'At most {max} records are changed at once. Narrow the list first',
  },
  'batch.field': {
    'zh-cn': '“{field}”不能批量修改',
    en: '“{field}” cannot have one value in many records',
  },
  'command.notFor': {
    'zh-cn': '“{name}”现在的状态不能“{command}”',
    en: '“{command}” is not possible for “{name}” as it is now',
  },
  'state.move': {
    'zh-cn': '“{label}”不能从“{from}”变为“{to}”',
    en: '“{label}” cannot go from “{from}” to “{to}”',
  },
  'state.first': {
    'zh-cn': '新记录的“{label}”只能是“{to}”',
    en: '“{label}” of a new record is “{to}”',
  },
  'record.changed': {
    'zh-cn': '这条记录刚被别人修改过，请刷新后再改',
    en: 'Somebody else has changed this record. Reload it and try again',
  },
  'record.inUse': {
    'zh-cn': '“{name}”还有 {rows}在使用，不能删除',
    en: '“{name}” is still used by {rows} and cannot be deleted',
  },
  'effect.deleted': {
    'zh-cn': '“{name}”的 {rows}会一起删除{names}',
    en: 'Of “{name}”, {rows} will be deleted too{names}',
  },
  'effect.deletedBelow': {
    'zh-cn': '其下的 {rows}也会一起删除{names}',
    en: '{rows} below them will be deleted too{names}',
  },
  'effect.cleared': {
    'zh-cn': '“{name}”正被 {rows}使用，会从它们的“{field}”里清掉{names}',
    en: '“{name}” is used by {rows}, where “{field}” will be empty{names}',
  },
  'effect.taken-out': {
    'zh-cn': '“{name}”正被 {rows}使用，会从它们的“{field}”里去掉{names}',
    en: '“{name}” is used by {rows} and will be taken out of “{field}” there{names}',
  },
  'effect.names': { 'zh-cn': '：{names}', en: ': {names}' },
  'effect.more': { 'zh-cn': '{names} 等', en: '{names} …' },
  'recycle.clash': {
    'zh-cn': '“{name}”不能还原：{reason}。没有还原任何记录，请先处理这一条',
    en: '“{name}” cannot be restored: {reason}. Nothing was restored; see to this one first',
  },
  'recycle.noModule': {
    'zh-cn': '“{name}”所在的模块已经不在了，不能还原',
    en: 'The module that “{name}” belonged to is gone, so it cannot be restored',
  },
  'recycle.gone': {
    'zh-cn': '已经不能撤销：这些记录已还原，或已从回收站里清除',
    en: 'This can no longer be undone: the records have been restored, or are no longer in the recycle bin',
  },
  'ok.rolledBack': { 'zh-cn': '已改回 {count} 处', en: 'Rolled back {count} {count|change|changes}' },
  'ok.doneMany': {
    'zh-cn': '操作成功，共 {count} 条',
    en: 'Operation successful: {count} {count|record|records}',
  },
  'ok.restored': { 'zh-cn': '已还原 {count} 条', en: 'Restored {count} {count|record|records}' },
  'record.confirmCascade': {
    'zh-cn': '{question}。确定要删除，请带上 cascade: true 再删除一次',
    en: '{question}. To delete them all, delete again with cascade: true',
  },
  'record.cascadeForbidden': {
    'zh-cn': '“{name}”有 {rows}会一起删除，而你没有删除它们的权限（{right}），所以没有删除。请有这项权限的管理员来删除',
    en: '{rows} would be deleted with “{name}”, and you may not delete those ({right}). Nothing was deleted: ask an administrator who may',
  },
  'history.gone': {
    'zh-cn': '这次修改已不在历史里，请刷新后再选',
    en: 'That change is not in the history any more. Reload the history and choose again',
  },
  'history.nothing': {
    'zh-cn': '这次修改里没有可以还原的内容',
    en: 'There is nothing in that change that can be restored',
  },
  'history.fixed': {
    'zh-cn': '“{label}”只能用它自己的操作来改，不能从这里改回去',
    en: '“{label}” is changed by its own commands alone, and is not rolled back from here',
  },
  'publish.draftOnly': {
    'zh-cn': '访客看得到这条记录，而你没有发布的权限。请存为草稿，由有权限的管理员发布',
    en: 'Visitors see this record, and you may not publish. Save a draft, and an administrator who may publishes it',
  },
  'publish.noDraft': {
    'zh-cn': '没有未发布的改动，请刷新后再看',
    en: 'There are no changes that are not published. Reload and look again',
  },
  'publish.past': { 'zh-cn': '这个时间已经过去了，请选以后的时间', en: 'That time has passed: choose a later one' },
  'publish.order': {
    'zh-cn': '下线时间要在发布时间之后',
    en: 'The time of withdrawing comes after that of publishing',
  },
  'ok.published': { 'zh-cn': '已发布 {count} 条', en: 'Published {count} {count|record|records}' },
  'ok.withdrawn': { 'zh-cn': '已下线 {count} 条', en: 'Withdrew {count} {count|record|records}' },
  'ok.scheduled': { 'zh-cn': '已定好时间', en: 'Scheduled' },
  'ok.unscheduled': { 'zh-cn': '已取消定时', en: 'Not scheduled any more' },
  'ok.draftSaved': { 'zh-cn': '草稿已存好，访客还看不到', en: 'The draft is saved. Visitors do not see it yet' },
  'ok.draftDiscarded': { 'zh-cn': '未发布的改动已丢弃', en: 'The changes that were not published are discarded' },
  'preview.gone': {
    'zh-cn': '这个预览链接已过期或被收回，请向发给你的人要一个新的',
    en: 'This preview link has expired or was withdrawn. Ask whoever sent it for a new one',
  },
  'preview.noPage': {
    'zh-cn': '还没有可以预览的网页：请先填好标题和网址名',
    en: 'There is no page to preview yet: fill in the title and the slug first',
  },
  'ok.batch': { 'zh-cn': '已修改 {count} 条', en: 'Changed {count} {count|record|records}' },
  'ok.unbatch': { 'zh-cn': '已撤销 {count} 条的修改', en: 'The change of {count} {count|record|records} is undone' },
  'ok.reverted': { 'zh-cn': '已还原', en: 'Restored' },
  'record.hasChildren': {
    'zh-cn': '“{name}”还有下级，请先处理下级',
    en: '“{name}” has children. Move or delete them first',
  },
  'view.tooMany': {
    'zh-cn': '一个列表最多保存 {max} 个视图，请先删除一些',
    en: 'A list keeps {max} views of yours. Delete some first',
  },
  'view.gone': {
    'zh-cn': '这个视图已经删除，或不再和你共享',
    en: 'This view has been deleted, or is no longer shared with you',
  },
  'view.notYours': {
    'zh-cn': '别人的视图只有超级管理员能修改，你可以另存一个',
    en: 'Only super administrators change the views of others. Save one of your own',
  },
  'view.notYourGroup': {
    'zh-cn': '只能共享给自己所在的组，或自己管理的组',
    en: 'Views are shared with groups that you belong to or control',
  },
  'view.notLeading': {
    'zh-cn': '“{group}”的默认视图只有管理这个组的人能设定',
    en: 'What “{group}” begins with is chosen by those who control that group',
  },
} as const satisfies Record<string, Localized>
