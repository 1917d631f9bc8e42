import { defineSettings } from './setting.ts'

/** Search engines that are told of new and changed pages, and that the site is proved to. */
export const searchEngines = defineSettings({
  title: { 'zh-cn': '搜索引擎', en: 'Search engines' },
  hint: {
    'zh-cn': '填好以后，新发布和改过的页面每半小时通知一次。网站要有公开的网址（PUBLIC_URL）。',
    en: 'Once filled in, new and changed pages are told every half an hour. The site needs a public address (PUBLIC_URL).',
  },
  fields: {
    indexnow_key: {
      kind: 'text',
      label: { 'zh-cn': 'IndexNow 密钥', en: 'IndexNow key' },
      hint: {
        'zh-cn': '必应等搜索引擎使用。自己定一串 8 到 128 个字母和数字，网站会在“/密钥.txt”上给出它。',
        en: 'For Bing and others. Make up 8 to 128 letters and digits: the site shows them at “/key.txt”.',
      },
      max: 128,
      pattern: '[A-Za-z0-9\\-]{8,128}',
      patternMessage: 'rule.indexNowKey',
      form: { half: true },
    },
    baidu_token: {
      kind: 'text',
      secret: true,
      label: { 'zh-cn': '百度推送 token', en: 'Baidu push token' },
      hint: { 'zh-cn': '在百度搜索资源平台的“普通收录”里。', en: 'From Baidu’s webmaster platform.' },
      max: 100,
      pattern: '[\\w\\-]+',
      patternMessage: 'rule.accessKey',
      form: { half: true },
    },
    baidu_verification: {
      kind: 'text',
      label: { 'zh-cn': '百度站点验证代码', en: 'Baidu site verification' },
      hint: {
        'zh-cn': '只填 content 里的那一串，会写进首页。',
        en: 'The content of the tag only; it stands in the home page.',
      },
      max: 100,
      pattern: '[\\w\\-]+',
      patternMessage: 'rule.accessKey',
      form: { half: true },
    },
  },
})
