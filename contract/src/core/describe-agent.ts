/** Order matters: Edge and Opera call themselves Chrome, and Chrome calls itself Safari. */
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

/** 'Chrome · Windows' of a browser's user agent, `exact` 'Chrome 126 · Windows'; '' where it says nothing known. */
export function describeAgent(agent: string, exact = false): string {
  const [pattern, name] = BROWSERS.find(([one]) => one.test(agent)) ?? []
  const system = SYSTEMS.find(([one]) => one.test(agent))?.[1]
  const version = exact && pattern ? versionIn(agent, pattern) : undefined
  return [[name, version].filter(Boolean).join(' '), system].filter(Boolean).join(' · ')
}

/** Safari tells its own beside its name. */
function versionIn(agent: string, pattern: RegExp): string | undefined {
  const at = pattern.exec(agent)?.index ?? 0
  const [, version] = /Version\/(\d{1,4})/.exec(agent) ?? /\/(\d{1,4})/.exec(agent.slice(at)) ?? []
  return version
}
