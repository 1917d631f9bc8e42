export const zhCn = {
  tidy: '整理格式',
  key: '名称',
  value: '内容',
  keyOf: '第 {{number}} 行 · 名称',
  valueOf: '第 {{number}} 行 · 内容',
  addRow: '添加一行',
  removeRow: '删除第 {{number}} 行',
  chooseArea: '省 / 市 / 区县',
  street: '街道、门牌号',
  postcode: '邮政编码',
  partOf: '{{label}} · {{part}}',
  videoAddress: '或填写视频地址，以 https:// 开头',
} as const
