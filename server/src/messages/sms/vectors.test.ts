import { expect, test } from 'vitest'
import { signAcs3 } from './aliyun.ts'
import { signTc3 } from './tencent.ts'

test('Aliyun: the example of the signature’s documentation', () => {
  const headers = signAcs3(
    { keyId: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
    {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query: { ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd', RegionId: 'cn-shanghai' },
    },
    { now: new Date('2023-10-26T10:22:32Z'), nonce: '3156853299f313e23d1673dc12e1703d' },
  )
  expect(headers.authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  )
})

/** The documentation prints its key as stars, and signs with them. */
const STARS = '*'.repeat(32)

test('Tencent: the example of the signature’s documentation', () => {
  const headers = signTc3(
    { secretId: `AKID${STARS}`, secretKey: STARS },
    {
      host: 'cvm.tencentcloudapi.com',
      service: 'cvm',
      action: 'DescribeInstances',
      body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
    },
    new Date(1_551_113_065_000),
  )
  expect(headers).toEqual({
    authorization: `TC3-HMAC-SHA256 Credential=AKID${STARS}/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host;x-tc-action, Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f`,
    'content-type': 'application/json; charset=utf-8',
    host: 'cvm.tencentcloudapi.com',
    'x-tc-action': 'DescribeInstances',
    'x-tc-timestamp': '1551113065',
  })
})
