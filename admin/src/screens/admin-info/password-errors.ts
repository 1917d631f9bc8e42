import { PASSWORD } from '@tutu/contract/core/rules'

export const PASSWORD_FIELDS = ['oldPassword', 'password', 'repeat'] as const
export type PasswordName = (typeof PASSWORD_FIELDS)[number]
export type Passwords = Readonly<Record<PasswordName, string>>
export type PasswordProblem = 'required' | 'rule' | 'differs'

/** What is wrong with the passwords as typed (spec 5); the server's word on the old one comes later. */
export function passwordProblems(typed: Passwords): Partial<Record<PasswordName, PasswordProblem>> {
  const problems: Partial<Record<PasswordName, PasswordProblem>> = {}
  for (const name of PASSWORD_FIELDS) if (typed[name] === '') problems[name] = 'required'
  problems.password ??= PASSWORD.test(typed.password) ? undefined : 'rule'
  problems.repeat ??= typed.repeat === typed.password ? undefined : 'differs'
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}
