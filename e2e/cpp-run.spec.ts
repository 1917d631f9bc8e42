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
  await player.getByRole('textbox', { name: 'Your answer' }).fill('21', COMPILES)
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

test('where a C++ program broke off, and what it could not read, is told in a child’s words', async ({ page }) => {
  test.slow()
  await page.goto(HELLO)
  await page.getByRole('button', { name: 'Run' }).first().click()
  const player = page.locator('.player').first()
  await player.getByRole('button', { name: 'Fetch it now' }).click()
  const [output, said] = [player.getByRole('log').last(), player.getByRole('alert')]
  await expect(output).toContainText('(o.o)', COMPILES)
  const runs = async (program: string) => {
    await writes(player, program)
    await player.getByRole('button', { name: 'Run' }).click()
  }

  for (const [body, what, line] of [
    ['    vector<int> a = {1};\n    cout << a.at(3);', 'There is no such place', 'a.at'],
    ['    vector<int> a = {1};\n    cout << a[3];', 'There is no such place', 'a[3]'],
    ['    int a[3];\n    for (int i = 0; i <= 3; i++)\n        a[i] = i;', 'There is no such place', 'a[i]'],
    ['    string s = "Tutu";\n    cout << s.substr(9);', 'The text is not that long', 's.substr'],
    ['    cout << stoi("ten");', 'This text cannot become a number', 'stoi'],
    ['    vector<int> a;\n    while (true)\n        a.push_back(1);', 'The memory is full', 'push_back'],
  ] as const) {
    await runs(within(body))
    await expect(said).toContainText(what, COMPILES)
    // The library says it in its own words as well; they are no part of what the program prints.
    await expect(player.getByText('was thrown').and(player.locator('pre'))).toHaveCount(0)
    await expect(player.locator('.cm-wrong')).toContainText(line)
  }
  await runs(within('    cout << 1;').replace('main', 'mian'))
  await expect(said).toContainText('The program has no main', COMPILES)

  const answers = async (answer: string) => {
    await player.getByRole('textbox', { name: 'Your answer' }).fill(answer, COMPILES)
    await player.getByRole('button', { name: 'Answer', exact: true }).click()
  }
  await runs(within('    int n = 5;\n    cin >> n;\n    cout << "n is " << n;'))
  await answers('seven')
  await expect(said).toContainText('“seven” is not the number that cin was to read')
  await expect(output).toContainText('n is 0')
  await runs(within('    int n = 0;\n    while (n != 7) {\n        cout << "Guess: ";\n        cin >> n;\n    }'))
  await answers('seven')
  await expect(said).toContainText(['There was too much to print', '“seven” is not the number'])
  await runs(within('    int n = 0;\n    while (n != 7)\n        cin >> n;\n    cout << "Right";'))
  await answers('seven')
  await expect(said).toContainText('“seven” is not the number that cin was to read')
  await player.getByRole('group', { name: 'The program is busy' }).getByRole('button', { name: 'Stop' }).click()
  await expect(said).toContainText('An int takes a whole number')
  await runs(within('    int n;\n    cin >> n;\n    cout << n + 1;'))
  await answers('6')
  await expect(output).toContainText('7')
  await expect(said).toHaveCount(0)
})
