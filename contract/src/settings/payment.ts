import { defineSettings } from './setting.ts'

const id = { kind: 'text', max: 64, pattern: '[\\w\\-]+', patternMessage: 'rule.accessKey', superOnly: true } as const
const publicKey = { kind: 'textarea', max: 2000, rows: 4, superOnly: true } as const
const privateKey = {
  kind: 'text',
  max: 5000,
  secret: true,
  superOnly: true,
  hint: { 'zh-cn': '从 BEGIN 到 END 整段粘贴', en: 'All of it, from BEGIN to END' },
} as const

export const payment = defineSettings({
  title: { 'zh-cn': '充值和收款', en: 'Payments' },
  hint: {
    'zh-cn': '线下充值由管理员在“充值”里确认。微信支付或支付宝的一组填齐了，会员就能扫码付款，钱到了自动进余额。',
    en: 'What is paid offline is confirmed under “Top-ups”. Once all fields of WeChat Pay or Alipay are filled in, members pay by scanning a code, and what they pay is in their balance by itself.',
  },
  groups: {
    wechat: { 'zh-cn': '微信支付（APIv3，Native 支付）', en: 'WeChat Pay (APIv3, Native)' },
    alipay: { 'zh-cn': '支付宝（当面付）', en: 'Alipay (in person)' },
  },
  fields: {
    topup_max: {
      kind: 'number',
      label: { 'zh-cn': '一次最多充', en: 'Most at once' },
      hint: {
        'zh-cn': '元，0 为不开放。线下怎么付款写在“购买”的线下付款说明里，留空就没有线下付款',
        en: 'Yuan, 0: nobody tops up by themselves. How to pay offline is told by the text under “Buying”; empty, nobody pays offline',
      },
      required: true,
      min: 0,
      max: 50_000,
      unit: { 'zh-cn': '元', en: 'yuan' },
      default: 1000,
    },
    wechat_mch_id: { ...id, label: { 'zh-cn': '商户号', en: 'Merchant ID' }, form: { half: true, group: 'wechat' } },
    wechat_app_id: { ...id, label: { 'zh-cn': 'AppID', en: 'App ID' }, form: { half: true, group: 'wechat' } },
    wechat_api_key: {
      kind: 'text',
      max: 32,
      pattern: '[\\x21-\\x7e]{32}',
      patternMessage: 'rule.accessKey',
      secret: true,
      superOnly: true,
      label: { 'zh-cn': 'APIv3 密钥', en: 'APIv3 key' },
      form: { half: true, group: 'wechat' },
    },
    wechat_key_id: {
      ...id,
      label: { 'zh-cn': '微信支付公钥 ID', en: 'ID of WeChat Pay’s public key' },
      form: { half: true, group: 'wechat' },
    },
    wechat_public_key: {
      ...publicKey,
      label: { 'zh-cn': '微信支付公钥', en: 'WeChat Pay’s public key' },
      hint: { 'zh-cn': 'PEM，整段粘贴', en: 'PEM, all of it' },
      form: { group: 'wechat' },
    },
    wechat_serial: {
      ...id,
      label: { 'zh-cn': '商户 API 证书序列号', en: 'Serial number of the merchant’s certificate' },
      form: { half: true, group: 'wechat' },
    },
    wechat_private_key: {
      ...privateKey,
      label: { 'zh-cn': '商户 API 私钥', en: 'The merchant’s private key' },
      form: { half: true, group: 'wechat' },
    },
    alipay_app_id: { ...id, label: { 'zh-cn': '应用 APPID', en: 'App ID' }, form: { half: true, group: 'alipay' } },
    alipay_seller_id: {
      ...id,
      label: { 'zh-cn': '商家账号 PID', en: 'Seller ID (PID)' },
      form: { half: true, group: 'alipay' },
    },
    alipay_public_key: {
      ...publicKey,
      label: { 'zh-cn': '支付宝公钥', en: 'Alipay’s public key' },
      hint: { 'zh-cn': 'PEM，或只有中间那一段', en: 'PEM, or what stands between its lines' },
      form: { group: 'alipay' },
    },
    alipay_private_key: {
      ...privateKey,
      label: { 'zh-cn': '应用私钥', en: 'The app’s private key' },
      form: { group: 'alipay' },
    },
  },
})
