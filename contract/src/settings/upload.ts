import { FILE_TYPES, KEY_TEMPLATE } from './patterns.ts'
import { defineSettings } from './setting.ts'

const MB = 1024 * 1024
const BYTES_MAX = 1024 ** 4

export const upload = defineSettings({
  title: { 'zh-cn': '上传', en: 'Uploads' },
  groups: {
    admin: { 'zh-cn': '管理员', en: 'Administrators' },
    member: { 'zh-cn': '学员', en: 'Members' },
  },
  fields: {
    upload_mode: {
      kind: 'select',
      label: { 'zh-cn': '文件存放在', en: 'Files are kept' },
      hint: {
        'zh-cn': '云存储的账号在“存储”里填写。',
        en: 'Accounts of cloud stores are entered under “Storage”.',
      },
      required: true,
      options: {
        local: { 'zh-cn': '本机文件夹', en: 'In a folder of this server' },
        oss: { 'zh-cn': '阿里云 OSS', en: 'In Aliyun OSS' },
        s3: { 'zh-cn': 'S3 兼容存储', en: 'In an S3-compatible store' },
      },
      default: 'local',
    },
    upload_savename: {
      kind: 'text',
      label: { 'zh-cn': '存放路径', en: 'Path of a file' },
      hint: {
        'zh-cn':
          '可用：{topic} {year} {mon} {day} {hour} {min} {sec} {random} {random32} {filename} {suffix} {.suffix} {filesha1}。要以 {.suffix} 结尾。',
        en: 'May hold {topic} {year} {mon} {day} {hour} {min} {sec} {random} {random32} {filename} {suffix} {.suffix} {filesha1}, and ends in {.suffix}.',
      },
      required: true,
      max: 200,
      pattern: KEY_TEMPLATE,
      patternMessage: 'rule.keyTemplate',
      default: '/storage/{topic}/{year}{mon}{day}/{filename}{filesha1}{.suffix}',
    },
    upload_maxsize: {
      kind: 'number',
      bytes: true,
      label: { 'zh-cn': '单个文件最大', en: 'Largest file' },
      required: true,
      min: 1,
      max: BYTES_MAX,
      form: { half: true, group: 'admin' },
      default: 10 * MB,
    },
    upload_admin_quota: {
      kind: 'number',
      bytes: true,
      label: { 'zh-cn': '每位管理员总共', en: 'In all, per administrator' },
      hint: { 'zh-cn': '0 表示不限。', en: '0: no limit.' },
      min: 0,
      max: BYTES_MAX,
      form: { half: true, group: 'admin' },
      default: 0,
    },
    upload_mimetype: {
      kind: 'text',
      label: { 'zh-cn': '允许的类型', en: 'Allowed types' },
      hint: {
        'zh-cn': '扩展名或 image/* 这样的类型，用英文逗号隔开；* 表示都可以。',
        en: 'Extensions, or types such as image/*, with commas between them; * allows all.',
      },
      required: true,
      max: 1000,
      pattern: FILE_TYPES,
      patternMessage: 'rule.fileTypes',
      form: { group: 'admin' },
      default: 'jpg,jpeg,png,gif,webp,bmp,pdf,txt,doc,docx,xls,xlsx,ppt,pptx,zip,rar,wav,mp3,mp4,sb3,sjr',
    },
    upload_member_maxsize: {
      kind: 'number',
      bytes: true,
      label: { 'zh-cn': '单个文件最大', en: 'Largest file' },
      required: true,
      min: 1,
      max: BYTES_MAX,
      form: { half: true, group: 'member' },
      default: 20 * MB,
    },
    upload_member_quota: {
      kind: 'number',
      bytes: true,
      label: { 'zh-cn': '每位学员总共', en: 'In all, per member' },
      hint: { 'zh-cn': '0 表示不限。', en: '0: no limit.' },
      min: 0,
      max: BYTES_MAX,
      form: { half: true, group: 'member' },
      default: 200 * MB,
    },
    upload_member_mimetype: {
      kind: 'text',
      label: { 'zh-cn': '允许的类型', en: 'Allowed types' },
      required: true,
      max: 1000,
      pattern: FILE_TYPES,
      patternMessage: 'rule.fileTypes',
      form: { group: 'member' },
      default: 'jpg,jpeg,png,gif,webp,sb3,sjr,mp4',
    },
  },
})
