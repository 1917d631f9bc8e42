import { BUCKET, ENDPOINT, HOST, REGION } from './patterns.ts'
import { defineSettings } from './setting.ts'

const bucket = { kind: 'text', max: 63, pattern: BUCKET, patternMessage: 'rule.bucket', superOnly: true } as const
const region = { kind: 'text', max: 40, pattern: REGION, patternMessage: 'rule.region', superOnly: true } as const
const endpoint = { kind: 'text', pattern: ENDPOINT, patternMessage: 'rule.endpoint', superOnly: true } as const
const key = { kind: 'text', max: 200, pattern: '[\\x21-\\x7e]+', patternMessage: 'rule.accessKey' } as const

export const storage = defineSettings({
  title: { 'zh-cn': '存储', en: 'Storage' },
  hint: {
    'zh-cn': '文件放在云存储时才需要。用哪一种，在“上传”里选择。',
    en: 'Needed only when files are kept in a cloud store. Which one is chosen under “Uploads”.',
  },
  tries: {
    call: 'tryStorage',
    right: 'edit',
    title: { 'zh-cn': '试一试存储', en: 'Try the store' },
    hint: {
      'zh-cn': '用上面填写的内容写一个小文件，读回来，再删掉；不用先保存。',
      en: 'Writes a small file with what is entered above, reads it back and deletes it; no need to save first.',
    },
    button: { 'zh-cn': '试一试', en: 'Try' },
    done: { 'zh-cn': '写入、读回、删除都成功', en: 'Written, read back and deleted' },
    failed: { 'zh-cn': '没有成功', en: 'It did not work' },
    asks: {},
  },
  groups: {
    oss: { 'zh-cn': '阿里云 OSS', en: 'Aliyun OSS' },
    s3: { 'zh-cn': 'S3 兼容存储', en: 'S3-compatible store' },
  },
  fields: {
    storage_public_url: {
      kind: 'text',
      label: { 'zh-cn': '文件访问地址', en: 'Public address of the files' },
      hint: {
        'zh-cn': '例如绑定到存储桶的域名 https://files.example.com；留空就用存储桶自己的地址。',
        en: 'For example a domain of the bucket, https://files.example.com; empty: the bucket’s own address.',
      },
      pattern: HOST,
      patternMessage: 'rule.host',
      superOnly: true,
    },
    oss_region: {
      ...region,
      label: { 'zh-cn': '地域', en: 'Region' },
      hint: { 'zh-cn': '例如 cn-hangzhou。', en: 'For example cn-hangzhou.' },
      form: { half: true, group: 'oss' },
    },
    oss_bucket: { ...bucket, label: { 'zh-cn': '存储桶', en: 'Bucket' }, form: { half: true, group: 'oss' } },
    oss_endpoint: {
      ...endpoint,
      label: { 'zh-cn': '接口地址', en: 'Endpoint' },
      hint: {
        'zh-cn': '留空就按地域，例如 https://oss-cn-hangzhou.aliyuncs.com。',
        en: 'Empty: that of the region, such as https://oss-cn-hangzhou.aliyuncs.com.',
      },
      form: { group: 'oss' },
    },
    oss_access_key: {
      ...key,
      label: { 'zh-cn': 'AccessKey ID', en: 'AccessKey ID' },
      form: { half: true, group: 'oss' },
    },
    oss_secret: {
      ...key,
      secret: true,
      label: { 'zh-cn': 'AccessKey Secret', en: 'AccessKey secret' },
      form: { half: true, group: 'oss' },
    },
    s3_endpoint: {
      ...endpoint,
      label: { 'zh-cn': '接口地址', en: 'Endpoint' },
      hint: {
        'zh-cn': '例如 https://s3.cn-north-1.amazonaws.com.cn，或自己搭的 MinIO 地址。',
        en: 'For example https://s3.eu-central-1.amazonaws.com, or a MinIO of your own.',
      },
      form: { group: 's3' },
    },
    s3_region: { ...region, label: { 'zh-cn': '地域', en: 'Region' }, form: { half: true, group: 's3' } },
    s3_bucket: { ...bucket, label: { 'zh-cn': '存储桶', en: 'Bucket' }, form: { half: true, group: 's3' } },
    s3_access_key: { ...key, label: { 'zh-cn': 'Access Key', en: 'Access key' }, form: { half: true, group: 's3' } },
    s3_secret: {
      ...key,
      secret: true,
      label: { 'zh-cn': 'Secret Key', en: 'Secret key' },
      form: { half: true, group: 's3' },
    },
  },
})
