// 九九乘法塔：每一层比上一层多一块砖
// A tower of the times table, one brick more on every floor
#include <iomanip>
#include <iostream>
#include <string>

int main() {
    const int floors = 9;
    for (int row = 1; row <= floors; ++row) {
        // 先空出一半，塔才站得正
        std::cout << std::string((floors - row) * 4, ' ');
        for (int brick = 1; brick <= row; ++brick) {
            std::cout << "[" << brick << "x" << row << "=" << std::setw(2) << brick * row << "]";
        }
        std::cout << '\n';
    }
    return 0;
}
