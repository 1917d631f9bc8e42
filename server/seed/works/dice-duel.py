# 掷骰子比大小：你和电脑各掷三次，看谁的总数大
# Three dice each: who has more?
import random

FACES = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"]


def roll():
    return random.randint(1, 6)


def show(name, numbers):
    pictures = " ".join(FACES[n - 1] for n in numbers)
    print(f"{name}：{pictures}  一共 {sum(numbers)} 点")


mine = [roll() for _ in range(3)]
theirs = [roll() for _ in range(3)]
show("你", mine)
show("电脑", theirs)

if sum(mine) > sum(theirs):
    print("你赢了！")
elif sum(mine) < sum(theirs):
    print("电脑赢了，再来一次？")
else:
    print("平局，真巧。")
