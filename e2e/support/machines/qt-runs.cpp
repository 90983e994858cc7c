// Runs an SCXML file in Qt: `qt-runs FILE`. Reads a JSON list of runs, each a list of steps
// `{ "event", "data" }` or `{ "ms" }`, and writes the active states of each run: at the start, and
// after each step. Exits with 1 and the errors of a file that Qt does not load.
#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScxmlError>
#include <QScxmlStateMachine>
#include <QTimerEvent>
#include <memory>

// Time passes only in `advance`, so a run takes none.
class SimulatedTime : public QAbstractEventDispatcher {
  struct Timer { int id; qint64 end; qint64 interval; QObject *object; };
  QList<Timer> timers;
  qint64 now = 0;

public:
  void advance(qint64 ms) {
    const qint64 until = now + ms;
    for (;;) {
      qsizetype next = -1;
      for (qsizetype i = 0; i < timers.size(); ++i)
        if (timers[i].end <= until && (next < 0 || timers[i].end < timers[next].end)) next = i;
      if (next < 0) break;
      const Timer timer = timers[next];
      now = timer.end;
      timers[next].end += timer.interval;
      QTimerEvent event(timer.id);
      QCoreApplication::sendEvent(timer.object, &event);
      processEvents(QEventLoop::AllEvents);
    }
    now = until;
  }

  bool processEvents(QEventLoop::ProcessEventsFlags) override {
    QCoreApplication::sendPostedEvents();
    return true;
  }
  void registerTimer(int id, qint64 interval, Qt::TimerType, QObject *object) override {
    timers.append({id, now + interval, interval, object});
  }
  bool unregisterTimer(int id) override {
    return timers.removeIf([id](const Timer &timer) { return timer.id == id; }) > 0;
  }
  bool unregisterTimers(QObject *object) override {
    return timers.removeIf([object](const Timer &timer) { return timer.object == object; }) > 0;
  }
  QList<TimerInfo> registeredTimers(QObject *) const override { return {}; }
  int remainingTime(int) override { return -1; }
  void registerSocketNotifier(QSocketNotifier *) override {}
  void unregisterSocketNotifier(QSocketNotifier *) override {}
  void wakeUp() override {}
  void interrupt() override {}
};

static QJsonArray activeStates(const QScxmlStateMachine &machine) {
  return QJsonArray::fromStringList(machine.activeStateNames(false));
}

int main(int count, char **words) {
  auto *time = new SimulatedTime;
  QCoreApplication::setEventDispatcher(time);
  QCoreApplication app(count, words);
  QFile input, output;
  if (!input.open(stdin, QIODevice::ReadOnly) || !output.open(stdout, QIODevice::WriteOnly)) return 1;
  QJsonArray results;
  for (const auto &run : QJsonDocument::fromJson(input.readAll()).array()) {
    const std::unique_ptr<QScxmlStateMachine> machine(
        QScxmlStateMachine::fromFile(app.arguments().value(1)));
    for (const auto &error : machine->parseErrors()) qCritical() << error.toString();
    if (!machine->parseErrors().isEmpty() || !machine->init()) return 1;
    machine->start();
    QCoreApplication::sendPostedEvents();
    QJsonArray states{activeStates(*machine)};
    for (const auto &item : run.toArray()) {
      const auto step = item.toObject();
      if (step.contains("event"))
        machine->submitEvent(step["event"].toString(), step["data"].toVariant());
      else
        time->advance(step["ms"].toInteger());
      QCoreApplication::sendPostedEvents();
      states.append(activeStates(*machine));
    }
    results.append(states);
  }
  output.write(QJsonDocument(results).toJson(QJsonDocument::Compact));
}
