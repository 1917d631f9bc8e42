import { expect, it } from 'vitest'
import { describeAgent } from '@tutu/contract/core/describe-agent'
import { passwordProblems } from './password-errors.ts'

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'Chrome · Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0', 'Edge · Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari · macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari · iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  ['curl/8.0', ''],
])('%s is %s', (agent, name) => expect(describeAgent(agent)).toBe(name))

it.each([
  [['old123', 'new1234', 'new1234'], {}],
  [['', 'new1234', 'new1234'], { oldPassword: 'required' }],
  [['old123', '', ''], { password: 'required', repeat: 'required' }],
  [['old123', 'short', 'short'], { password: 'rule' }],
  [['old123', 'a<b>c&d', 'a<b>c&d'], { password: 'rule' }],
  [['old123', 'new1234', 'new1235'], { repeat: 'differs' }],
])('the passwords %j: %j', ([oldPassword = '', password = '', repeat = ''], problems) =>
  expect(passwordProblems({ oldPassword, password, repeat })).toEqual(problems),
)
