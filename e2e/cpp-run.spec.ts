import { expect, type Locator } from '@playwright/test'
import { test } from './tutu-test.ts'

// C++ in a lesson as a child meets it: asked first, fetched once, then without a network.

test.use({ serviceWorkers: 'allow' })

const HELLO = '/course/cpp-first-steps/hello-output?lang=en'

async function writes(player: Locator, program: string): Promise<void> {
  await player.locator('.cm-content').click()
  await player.page().keyboard.press('ControlOrMeta+a')
  await player.page().keyboard.insertText(program)
}

/** ms that a lesson gives a slow device to make a program ready, and then a little. */
const COMPILES = { timeout: 130_000 }

const within = (body: string) =>
  `#include <iostream>\n#include <vector>\nusing namespace std;\nint main() {\n${body}\n}\n`

test('C++ says its size, is fetched once, and then runs, stops and explains itself without a network', async ({
  page,
  context,
}) => {
  test.slow()
  await page.goto(HELLO)
  await page.getByRole('button', { name: 'Run' }).first().click()
  const player = page.locator('.player').first()
  await expect(player.getByRole('alert')).toContainText(/fetches \d\d MB/)
  await player.getByRole('button', { name: 'Fetch it now' }).click()
  const output = player.getByRole('log').last()
  await expect(output).toContainText('(o.o)', COMPILES)

  // As on another day: nothing is open yet. The lesson's page comes again, the large file cannot.
  await context.route('**/cpp-tools-*', (route) => route.abort())
  await page.reload()
  await page.getByRole('button', { name: 'Run' }).first().click()
  await expect(output).toContainText('(o.o)', COMPILES)

  await context.setOffline(true)
  await writes(player, within('    cout << "old" << endl;'))
  await player.getByRole('button', { name: 'Run' }).click()
  await expect(player.getByRole('status')).toHaveText('Compiling')
  await player.getByRole('button', { name: 'Stop' }).click()
  await expect(player.getByRole('status')).toHaveText('Stopped')
  await writes(player, within('    int n;\n    cout << "How many? ";\n    cin >> n;\n    cout << n * 2 << endl;'))
  await player.getByRole('button', { name: 'Run' }).click()
  await player.getByRole('textbox', { name: 'Your answer' }).fill('21')
  await player.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(output).toContainText('How many? 21\n42')

  await writes(player, within('    int n = 0;\n    while (true) n++;'))
  await player.getByRole('button', { name: 'Run' }).click()
  await expect(player.getByRole('status')).toHaveText('Running', COMPILES)
  await player.getByRole('button', { name: 'Stop' }).click()
  await expect(player.getByRole('status')).toHaveText('Stopped')

  await writes(
    player,
    within('    vector<int> a = {1, 2};\n    for (int i = 0; i <= 2; i++) {\n        cout << a[i] << endl;\n    }'),
  )
  await player.getByRole('button', { name: 'Run' }).click()
  await expect(player.getByRole('alert')).toContainText('There is no such place', COMPILES)
  await expect(player.locator('.cm-wrong')).toContainText('a[i]')

  await writes(player, within('    cout << "Hi" << endl'))
  await player.getByRole('button', { name: 'Run' }).click()
  await expect(player.getByRole('alert')).toContainText('A semicolon is missing', COMPILES)
  await expect(player.locator('.cm-wrong')).toContainText('"Hi"')
})
