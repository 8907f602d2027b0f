// A thread pool for loops over many games: it sleeps between calls and hands out small pieces.
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#if defined(__unix__) || defined(__APPLE__)
#include <unistd.h>
#endif

namespace cenote {

class Pool {
public:
    // Below this, waking a thread costs more than it gains.
    static constexpr int FEWEST_FOR_THREADS = 256;
    static constexpr int PIECE = 64;

    // Calls piece(first, end) until all items are done, on up to so many threads, this one included.
    template <class Piece>
    static void run(int items, int threads, Piece piece) {
        if (threads <= 1 || items < FEWEST_FOR_THREADS) {
            piece(0, items);
            return;
        }
        Pool& pool = shared();
        std::unique_lock<std::mutex> alone(pool.one_loop_, std::try_to_lock);
        if (!alone.owns_lock()) {  // another thread has a loop under way: the cores are busy anyway
            piece(0, items);
            return;
        }
        pool.loop(items, threads, [](void* context, int first, int end) { (*static_cast<Piece*>(context))(first, end); },
                  &piece);
    }

private:
    using Call = void (*)(void*, int, int);

    // Never destroyed, because its threads sleep until the process ends. A forked child has no threads: it makes a pool
    // of its own.
    static Pool& shared() {
        static std::mutex making;
        static Pool* pool = nullptr;
        const std::lock_guard<std::mutex> guard(making);
        if (!pool || pool->process_ != process()) pool = new Pool;
        return *pool;
    }

    static long process() {
#if defined(__unix__) || defined(__APPLE__)
        return getpid();
#else
        return 0;
#endif
    }

    void loop(int items, int threads, Call call, void* context) {
        {
            const std::lock_guard<std::mutex> guard(mutex_);
            for (; helpers_ < threads - 1; ++helpers_) std::thread([this] { help(); }).detach();
            call_ = call;
            context_ = context;
            items_ = items;
            next_.store(0, std::memory_order_relaxed);
            wanted_ = threads - 1;
        }
        wake_.notify_all();
        work();
        std::unique_lock<std::mutex> lock(mutex_);
        wanted_ = 0;
        done_.wait(lock, [this] { return !working_; });
    }

    void work() {
        for (;;) {
            const int first = next_.fetch_add(PIECE, std::memory_order_relaxed);
            if (first >= items_) return;
            call_(context_, first, first + PIECE < items_ ? first + PIECE : items_);
        }
    }

    [[noreturn]] void help() {
        std::unique_lock<std::mutex> lock(mutex_);
        for (;;) {
            wake_.wait(lock, [this] { return wanted_ > 0; });
            --wanted_;
            ++working_;
            lock.unlock();
            work();
            lock.lock();
            if (!--working_) done_.notify_one();
        }
    }

    const long process_ = process();
    std::mutex one_loop_, mutex_;
    std::condition_variable wake_, done_;
    int helpers_ = 0, wanted_ = 0, working_ = 0;
    std::atomic<int> next_{0};
    Call call_ = nullptr;
    void* context_ = nullptr;
    int items_ = 0;
};

}  // namespace cenote
