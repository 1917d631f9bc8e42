import type { CourseExercises } from '../../src/data/lesson-exercises.ts'

// For children of twelve to fifteen. Besides running programs, they play the computer.
export const exercises: CourseExercises = {
  'a-row-of-boxes': [
    {
      kind: 'predict',
      id: 'box-numbers',
      ask: ['写出屏幕上会显示什么，一行一个。', 'Write what the screen shows, one a line.'],
      code: ['cpp', 'vector<int> a = {7, 4, 9};\ncout << a[0] << endl;\ncout << a[2] << endl;\ncout << a.size() << endl;'],
      output: '7\n9\n3',
      hints: [
        ['画三个盒子，写上编号和数。', 'Draw three boxes with their numbers and what is in them.'],
        ['盒子从 0 开始编号。', 'Boxes are numbered from 0.'],
        ['0 号是 7，2 号是 9，一共 3 个盒子。', 'Box 0 holds 7, box 2 holds 9, and there are 3 boxes.'],
      ],
    },
    {
      kind: 'choice',
      id: 'last-box',
      ask: ['一排有 n 个盒子。最后一个是哪一个？', 'A row has n boxes. Which one is the last?'],
      right: '`a[n - 1]`',
      wrong: ['`a[n]`', '`a[n + 1]`'],
      hints: [
        ['n 是 3 的时候，最后一个盒子是几号？', 'With n = 3, which number has the last box?'],
        ['三个盒子的编号是 0、1、2。', 'Three boxes have the numbers 0, 1, 2.'],
        ['最后的编号总比个数少 1。', 'The last number is always one less than how many there are.'],
      ],
    },
    {
      kind: 'bug',
      id: 'best-of-cold-days',
      ask: ['这排全是零下的气温，程序却说最高是 0。哪一行错了？', 'All temperatures are below zero, but it says that the highest is 0. Which line is wrong?'],
      code: ['cpp', 'vector<int> t = {-5, -2, -8};\nint best = 0;\nfor (int x : t) {\n    if (x > best) best = x;\n}\ncout << best << endl;'],
      line: 2,
      hints: [
        ['-5、-2、-8，有哪个比 0 大吗？', 'Is any of -5, -2, -8 above 0?'],
        ['best 应该从这排里的一个数开始。', 'best should begin with a number of the row.'],
        ['看 best 从几开始。0 不在这排里。', 'Look where best begins. 0 is not in the row.'],
      ],
      why: ['写 `int best = t[0];`，结果是 -2。', 'With `int best = t[0];` it gives -2.'],
    },
    {
      kind: 'code',
      id: 'largest-of-five',
      language: 'cpp',
      ask: ['找出这五个数里最大的，只显示它。', 'Find the largest of these five numbers, and show only that.'],
      start: '#include <iostream>\n#include <vector>\nusing namespace std;\n\nint main() {\n    vector<int> a = {-5, -2, -8, -3, -9};\n\n    return 0;\n}',
      tests: 'prints -2\nuses for',
      model: '#include <iostream>\n#include <vector>\nusing namespace std;\n\nint main() {\n    vector<int> a = {-5, -2, -8, -3, -9};\n    int best = a[0];\n    for (int x : a) {\n        if (x > best) best = x;\n    }\n    cout << best << endl;\n    return 0;\n}',
      wrong: [
        '#include <iostream>\n#include <vector>\nusing namespace std;\n\nint main() {\n    vector<int> a = {-5, -2, -8, -3, -9};\n    int best = 0;\n    for (int x : a) {\n        if (x > best) best = x;\n    }\n    cout << best << endl;\n    return 0;\n}',
        '#include <iostream>\n#include <vector>\nusing namespace std;\n\nint main() {\n    vector<int> a = {-5, -2, -8, -3, -9};\n    for (int i = 0; i <= 5; i++) {\n        cout << a[i] << endl;\n    }\n    return 0;\n}',
      ],
      hints: [
        ['先当第一个最大，再一个一个比。', 'Take the first as the best, then compare one by one.'],
        '`int best = a[0];`',
        ['更大就换：`if (x > best) best = x;`', 'Where one is larger, take it: `if (x > best) best = x;`'],
      ],
    },
  ],
  counting: [
    {
      kind: 'predict',
      id: 'count-votes',
      ask: ['写出屏幕上会显示什么，一行一个。', 'Write what the screen shows, one a line.'],
      code: [
        'cpp',
        'vector<int> votes = {1, 2, 1, 1, 2};\nvector<int> box(3, 0);\nfor (int v : votes) {\n    box[v]++;\n}\ncout << box[1] << endl;\ncout << box[2] << endl;',
      ],
      output: '3\n2',
      hints: [
        ['拿一张纸，画 1 号和 2 号两个格，一张票画一笔。', 'Draw two boxes, 1 and 2, and a stroke for each ballot.'],
        ['票上写几，就给几号盒子加 1。', 'The number on the ballot is the number of the box that grows.'],
        ['票里有三个 1，两个 2。', 'There are three 1s and two 2s among the ballots.'],
      ],
    },
    {
      kind: 'choice',
      id: 'boxes-for-marks',
      ask: ['分数从 0 到 100，编号就用分数。要准备几个盒子？', 'Marks go from 0 to 100, and the mark is the number of the box. How many boxes?'],
      right: '101',
      wrong: ['100', '99'],
      hints: [
        ['如果分数只有 0 到 2，要几个盒子？', 'If marks went only from 0 to 2, how many boxes?'],
        ['0 分也要一个盒子。', 'A mark of 0 needs a box, too.'],
        ['1 到 100 是 100 个，再加上 0 那一个。', '1 to 100 are 100, and one more for 0.'],
      ],
    },
    {
      kind: 'choice',
      id: 'when-counting-suits',
      ask: ['哪一组数适合计数排序？', 'Which numbers suit counting sort?'],
      right: ['全校 800 人的年龄', 'The ages of 800 pupils'],
      wrong: [
        ['10 个不超过十亿的数', 'Ten numbers up to a billion'],
        ['5 个带小数点的身高', 'Five heights with decimals'],
      ],
      hints: [
        ['想一想：要准备多少个盒子？', 'Think how many boxes each would need.'],
        ['盒子的个数等于可能的数有多少种。', 'There are as many boxes as there are possible numbers.'],
        ['年龄最多几十种；十亿种和小数都不行。', 'Ages are some dozens. A billion, or decimals, will not do.'],
      ],
    },
    {
      kind: 'code',
      id: 'count-evens',
      language: 'cpp',
      ask: ['数一数里面有几个偶数，只显示个数。', 'Count the even numbers and show only how many there are.'],
      start: '#include <iostream>\n#include <vector>\nusing namespace std;\n\nint main() {\n    vector<int> a = {3, 8, 6, 1, 10, 7};\n    int count = 0;\n\n    return 0;\n}',
      tests: 'prints 3\nuses for',
      model: '#include <iostream>\n#include <vector>\nusing namespace std;\n\nint main() {\n    vector<int> a = {3, 8, 6, 1, 10, 7};\n    int count = 0;\n    for (int x : a) {\n        if (x % 2 == 0) count++;\n    }\n    cout << count << endl;\n    return 0;\n}',
      wrong: [
        '#include <iostream>\n#include <vector>\nusing namespace std;\n\nint main() {\n    vector<int> a = {3, 8, 6, 1, 10, 7};\n    int count = 0;\n    for (int x : a) {\n        count++;\n    }\n    cout << count << endl;\n    return 0;\n}',
        '#include <iostream>\n#include <vector>\nusing namespace std;\n\nint main() {\n    vector<int> a = {3, 8, 6, 1, 10, 7};\n    int count = 0;\n    for (int x : a) {\n        if (x % 2 == 0) count = x;\n    }\n    cout << count << endl;\n    return 0;\n}',
      ],
      hints: [
        ['一个一个看，是偶数就加 1。', 'Look at each one, and add 1 where it is even.'],
        ['偶数除以 2 余 0。', 'An even number leaves 0 by 2.'],
        '`if (x % 2 == 0) count++;`',
      ],
    },
  ],
  'bubble-sort': [
    {
      kind: 'predict',
      id: 'first-walk',
      ask: [
        '只走一趟。写出走完以后的一排数，数和数之间用空格。',
        'One walk only. Write the row after it, with spaces between the numbers.',
      ],
      code: [
        'cpp',
        'vector<int> a = {4, 2, 5, 1};\nfor (int i = 0; i < 3; i++) {\n    if (a[i] > a[i + 1]) swap(a[i], a[i + 1]);\n}\nfor (int x : a) cout << x << " ";',
      ],
      output: '2 4 1 5',
      hints: [
        ['把 4 2 5 1 写下来，每次只比挨着的两个。', 'Write 4 2 5 1 and compare only two neighbours at a time.'],
        ['先比 4 和 2，换。', 'First compare 4 and 2: swap.'],
        ['再比 4 和 5，不换；再比 5 和 1，换。', 'Then 4 and 5, no swap; then 5 and 1, swap.'],
      ],
    },
    {
      kind: 'choice',
      id: 'compare-six',
      ask: ['六个数，一趟一趟地比，每趟少比一次。一共比几次？', 'Six numbers, each walk one comparison shorter. How many comparisons in all?'],
      right: '15',
      wrong: ['6', '30', '36'],
      hints: [
        ['六个数，第一趟比几次？', 'Six numbers: how many comparisons in the first walk?'],
        ['第一趟 5 次，第二趟 4 次，接着往下。', 'Five in the first walk, four in the second, and so on.'],
        ['5 + 4 + 3 + 2 + 1，加起来。', 'Add 5 + 4 + 3 + 2 + 1.'],
      ],
    },
    {
      kind: 'order',
      id: 'swap-with-cup',
      ask: ['用一个空杯子 cup 交换 a 和 b。先把 a 倒进杯子。', 'Swap a and b with an empty cup. First pour a into the cup.'],
      lines: ['cpp', 'int cup = a;\na = b;\nb = cup;'],
      hints: [
        ['两杯果汁要交换，为什么需要空杯子？', 'Why does it take an empty cup to swap two drinks?'],
        ['a 空出来以后，才能放 b 的数。', 'Only when a is saved may b go into it.'],
        ['cup 收 a，a 收 b，b 收 cup。', 'cup takes a, a takes b, b takes cup.'],
      ],
    },
    {
      kind: 'code',
      id: 'sorted-row',
      language: 'cpp',
      ask: ['把这些数从小到大排好，一行显示一个。自己排，不用 sort。', 'Put the numbers in order, smallest first, one a line. Sort them yourself, without sort.'],
      start: '#include <iostream>\n#include <vector>\nusing namespace std;\n\nint main() {\n    vector<int> a = {4, 1, 3, 2};\n\n    return 0;\n}',
      tests: 'prints 1\nprints 2\nprints 3\nprints 4\navoids sort',
      model: '#include <iostream>\n#include <vector>\nusing namespace std;\n\nint main() {\n    vector<int> a = {4, 1, 3, 2};\n    for (int round = 0; round < 3; round++) {\n        for (int i = 0; i < 3; i++) {\n            if (a[i] > a[i + 1]) swap(a[i], a[i + 1]);\n        }\n    }\n    for (int x : a) cout << x << endl;\n    return 0;\n}',
      wrong: [
        '#include <iostream>\n#include <vector>\nusing namespace std;\n\nint main() {\n    vector<int> a = {4, 1, 3, 2};\n    for (int i = 0; i < 3; i++) {\n        if (a[i] > a[i + 1]) swap(a[i], a[i + 1]);\n    }\n    for (int x : a) cout << x << endl;\n    return 0;\n}',
        '#include <iostream>\n#include <vector>\nusing namespace std;\n\nint main() {\n    vector<int> a = {4, 1, 3, 2};\n    for (int round = 0; round < 3; round++) {\n        for (int i = 0; i < 3; i++) {\n            if (a[i] < a[i + 1]) swap(a[i], a[i + 1]);\n        }\n    }\n    for (int x : a) cout << x << endl;\n    return 0;\n}',
      ],
      hints: [
        ['走一遍只能让最大的到最后。要走几遍？', 'One walk only brings the largest to the end. How many walks?'],
        ['两层循环：外面数遍数，里面走一遍。', 'Two loops: the outer counts walks, the inner one walks.'],
        '`if (a[i] > a[i + 1]) swap(a[i], a[i + 1]);`',
      ],
    },
  ],
  'selection-sort': [
    {
      kind: 'predict',
      id: 'first-pick',
      ask: ['只选一次。写出这排数，用空格隔开。', 'One pick only. Write the row, with spaces.'],
      code: [
        'cpp',
        'vector<int> a = {6, 3, 8, 2};\nint small = 0;\nfor (int j = 1; j < 4; j++) {\n    if (a[j] < a[small]) small = j;\n}\nswap(a[0], a[small]);\nfor (int x : a) cout << x << " ";',
      ],
      output: '2 3 8 6',
      hints: [
        ['先找这一排里最小的数。', 'First find the smallest number of the row.'],
        ['最小的是 2，在 3 号盒子。', 'The smallest is 2, in box 3.'],
        ['2 和开头的 6 换位置，别的不动。', 'The 2 and the 6 in front change places. The others stay.'],
      ],
    },
    {
      kind: 'bug',
      id: 'inner-start',
      ask: ['排好的左边又被弄乱了。哪一行错了？', 'The sorted left side is muddled again. Which line is wrong?'],
      code: [
        'cpp',
        'for (int i = 0; i < n - 1; i++) {\n    int small = i;\n    for (int j = 0; j < n; j++) {\n        if (a[j] < a[small]) small = j;\n    }\n    swap(a[i], a[small]);\n}',
      ],
      line: 3,
      hints: [
        ['已经排好的数，还要再看吗？', 'Do the settled numbers need to be looked at again?'],
        ['左边已经排好，从哪里开始找？', 'The left side is settled. Where does the search begin?'],
        ['j 从 0 开始，又翻到左边去了。', 'j begins at 0, which goes back into the left side.'],
      ],
      why: ['应该从 `j = i + 1` 开始。', 'It should begin at `j = i + 1`.'],
    },
    {
      kind: 'choice',
      id: 'most-swaps',
      ask: ['五个数，选择排序最多交换几次？', 'Five numbers: how many swaps does selection sort make at most?'],
      right: ['4 次', '4'],
      wrong: [
        ['10 次', '10'],
        ['5 次', '5'],
        ['25 次', '25'],
      ],
      hints: [
        ['排五个数，要选几次最小的？', 'With five numbers, how often is the smallest picked?'],
        ['每一轮最多换一次，一共几轮？', 'One swap a round. How many rounds?'],
        ['最后一个不用选，所以比 5 少 1。', 'The last one needs no pick: one less than 5.'],
      ],
    },
  ],
  'binary-search': [
    {
      kind: 'choice',
      id: 'first-look',
      ask: ['在 1 到 100 里猜数，第一次猜几最好？', 'Guessing from 1 to 100: what is the best first guess?'],
      right: '50',
      wrong: ['1', '10', '99'],
      hints: [
        ['猜 1，最坏还剩 99 个。有没有更好的？', 'After 1, up to 99 are left. Can it be better?'],
        ['猜完以后，剩下的最好只有一半。', 'After the guess, only half should be left.'],
        ['把 1 到 100 从正中间切开。', 'Cut 1 to 100 in the middle.'],
      ],
    },
    {
      kind: 'predict',
      id: 'look-at-boxes',
      ask: ['找 42。写出每次看的盒子编号，一行一个。', 'Looking for 42. Write the number of each box that is looked at, one a line.'],
      code: [
        'cpp',
        'vector<int> a = {3, 8, 15, 21, 30, 42, 57};\nint left = 0, right = 6;\nwhile (left <= right) {\n    int mid = (left + right) / 2;\n    cout << mid << endl;\n    if (a[mid] == 42) break;\n    if (a[mid] < 42) left = mid + 1;\n    else right = mid - 1;\n}',
      ],
      output: '3\n5',
      hints: [
        ['一遍一遍地写：left、right、mid。', 'Write down left, right and mid for each round.'],
        ['第一次 (0 + 6) / 2 = 3，那里是 21。', 'First (0 + 6) / 2 = 3, where 21 is.'],
        ['left 变成 4，(4 + 6) / 2 就是第二次看的。', 'left becomes 4, and (4 + 6) / 2 is the second look.'],
      ],
    },
    {
      kind: 'choice',
      id: 'needs-order',
      ask: ['哪一排可以用二分查找？', 'In which row does binary search work?'],
      right: '2, 5, 9, 14, 20',
      wrong: ['9, 2, 20, 5, 14', '2, 9, 5, 14, 20'],
      hints: [
        ['每次扔掉一半，怎么知道该扔哪一半？', 'Half is thrown away each time. How does one know which half?'],
        ['有一个条件：数要排好。', 'There is one condition: the numbers are in order.'],
        ['从左到右一直变大的那一排。', 'The row that grows all the way from left to right.'],
      ],
    },
  ],
  'class-ranking': [
    {
      kind: 'choice',
      id: 'after-a-tie',
      ask: ['两个人都跳 120 下，并列第一。跳 108 下的是第几？', 'Two have 120 jumps and share first place. Which place has 108?'],
      right: ['第 3 名', 'Third'],
      wrong: [
        ['第 2 名', 'Second'],
        ['第 1 名', 'First'],
      ],
      hints: [
        ['并列第一有两个人，他们占了几个位置？', 'Two share first place. How many places do they take up?'],
        ['前面已经有几个人？', 'How many people are ahead?'],
        ['前面 2 个人，自己就是 2 + 1。', 'Two people ahead, so 2 + 1.'],
      ],
    },
    {
      kind: 'predict',
      id: 'places-printed',
      ask: ['写出屏幕上会显示什么，一行一个。', 'Write what the screen shows, one a line.'],
      code: [
        'cpp',
        'vector<int> jumps = {90, 80, 80, 70};\nint place = 1;\nfor (int i = 0; i < 4; i++) {\n    if (i > 0 && jumps[i] != jumps[i - 1]) {\n        place = i + 1;\n    }\n    cout << place << endl;\n}',
      ],
      output: '1\n2\n2\n4',
      hints: [
        ['四个人，就写四行。80 有两个。', 'Four people, four lines. There are two 80s.'],
        ['和前一个不一样，名次才变。', 'The place changes only where the number differs from the one before.'],
        ['70 的编号是 3，所以是第 4 名。', '70 is in box 3, so it is in place 4.'],
      ],
    },
    {
      kind: 'order',
      id: 'name-and-number',
      ask: ['用 struct 把名字和次数装进一个信封，再取出名字。', 'Put name and jumps into one envelope with a struct, then take out the name.'],
      lines: [
        'cpp',
        'struct Student {\n    string name;\n    int jumps;\n};\nStudent s = {"Tutu", 120};\ncout << s.name << endl;',
      ],
      hints: [
        ['信封长什么样，要先说好。', 'What an envelope looks like has to be said first.'],
        ['先说信封里有什么，再做一个信封。', 'First say what an envelope holds, then make one.'],
        ['struct，名字，次数，};，做一个 s，打印 s.name。', 'struct, name, jumps, };, make s, print s.name.'],
      ],
    },
  ],
}
