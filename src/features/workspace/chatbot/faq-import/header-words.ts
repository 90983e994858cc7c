import { foldedText } from '#src/lib/text/folded-text.ts';

/** Words that name a column in a header row, in the languages of the import's users. */
const questionWords =
  'question questions q query queries issue issues prompt prompts title titles problem problems ask ' +
  'inquiry enquiry request input utterance phrase subject topic heading headline faq term ' +
  'frage fragen f titel thema betreff anfrage problemstellung ' +
  'pregunta preguntas p consulta titulo problema asunto ' +
  'pergunta perguntas duvida questao ' +
  'domanda domande titolo quesito argomento ' +
  'vraag vragen v onderwerp ' +
  'pytanie pytania zapytanie tytuł temat ' +
  'otazka dotaz kerdes intrebare intrebari spørgsmål spørsmål fraga fragor kysymys ' +
  'soru sorular вопрос вопросы питання питање прашање ερωτηση ερωτησεις שאלה שאלות سؤال السؤال الأسئلة سوال پرسش ' +
  'pertanyaan câu hỏi prašymas klausimas jautājums küsimus vprašanje pitanje въпрос प्रश्न প্রশ্ন คำถาม soalan tanong swali galdera';

const answerWords =
  'answer answers a ans response responses reply replies resolution resolutions solution solutions ' +
  'content contents completion completions output body text description explanation definition details ' +
  'antwort antworten lösung loesung inhalt beschreibung erklärung ' +
  'respuesta respuestas r contenido solucion ' +
  'reponse reponses contenu corps ' +
  'resposta respostas conteudo solucao ' +
  'risposta risposte contenuto soluzione ' +
  'antwoord antwoorden inhoud oplossing ' +
  'odpowiedz odpowiedzi treść rozwiązanie ' +
  'odpoved valasz raspuns raspunsuri svar vastaus ' +
  'cevap cevaplar yanıt ответ ответы відповідь απαντηση απαντησεις תשובה תשובות جواب الجواب إجابة الإجابة پاسخ ' +
  'jawaban trả lời atsakymas atbilde vastus odgovor отговор одговор उत्तर উত্তর คำตอบ jawapan sagot jibu erantzuna';

/** Stems that name a column as any part of a cell: compounds, and languages without spaces. */
const questionSigns =
  /question|frage|pregunta|pergunta|domand|pytani|質問|質疑|問題|问题|提问|設問|問い|问|물음|標題|标题|タイトル|件名|질문|문의|제목/;
const answerSigns =
  /answer|antwort|r[eé]pons|respuesta|resposta|risposta|odpowied|回答|答え|答案|解答|答复|答覆|回复|回覆|返答|內容|内容|答|답|응답|내용/;

const otherWords =
  'id ids no nr num number nummer numero index idx row rank key uuid # category categories kategorie ' +
  'catégorie categoria categorie kategoria tag tags label labels group section language lang ' +
  'sprache locale date datum fecha created updated url link source status priority type score product';
const otherSigns = /nummer|番号|编号|序号|編號|カテゴリ|分类|分類|번호|분류/;

// Capitals are often written without accents.
const asSet = (words: string) => new Set(words.split(' ').map(foldedText));
const named = [
  { words: asSet(questionWords), signs: questionSigns },
  { words: asSet(answerWords), signs: answerSigns },
] as const;
const others = asSet(otherWords);

/** Splits a name at spaces, punctuation and capitals: `faqQuestion_text` has three words. */
const wordsOf = (cell: string) =>
  foldedText(cell.normalize('NFKC').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .split(/[^\p{L}\p{N}#]+/u)
    .filter((word) => word !== '');

const isOther = (cell: string) => others.has(cell) || otherSigns.test(cell);

/** Rates how clearly a cell names a column, from 0 (not at all) to 3. */
function rated(cell: string, { words, signs }: (typeof named)[number]): number {
  const parts = wordsOf(cell);
  if (words.has(parts.join(' '))) return 3;
  const scale = parts.some(isOther) ? 0.1 : 1;
  if (signs.test(cell.normalize('NFKC').toLowerCase())) return 2 * scale;
  // A single letter names a column only on its own.
  const index = parts.findIndex((part) => part.length > 1 && words.has(part));
  return index < 0 ? 0 : scale * (1 + (parts.length - index) / (10 * parts.length));
}

/** Returns whether a cell is one of the names, and not a single letter. */
const isClear = (cell: string, names: (typeof named)[number]) =>
  wordsOf(cell).join('').length > 1 && rated(cell, names) === 3;

/** A name can end with a period ("No.") or a question mark ("Question?"), but a sentence has spaces. */
export const isSentence = (cell: string) =>
  cell.length > 60 ||
  wordsOf(cell).length > 6 ||
  (/[?？؟!！。…]$|\s.*\.$/s.test(cell.trim()) && !named.some((names) => isClear(cell, names)));

/** Indexes of the columns that a header row names; -1 for none. */
type NamedColumns = { isHeader: boolean; question: number; answer: number };

/**
 * Returns the columns that the first row names. It is a header if it names both columns, or names
 * one and holds no sentence.
 */
export function namedColumns(cells: readonly string[]): NamedColumns {
  const none = { isHeader: false, question: -1, answer: -1 };
  if (cells.some(isSentence)) return none;
  const [questions, answers] = named.map((names) => cells.map((cell) => rated(cell, names)));
  // The pair with the highest sum, so that "Question" and "Question text" find their place.
  const pairs = cells.flatMap((_, question) =>
    cells.map((__, answer) => ({
      question,
      answer,
      score:
        question === answer || !questions?.[question] || !answers?.[answer]
          ? 0
          : questions[question] + answers[answer],
    })),
  );
  const best = pairs.reduce((a, b) => (b.score > a.score ? b : a), { ...none, score: 0 });
  if (best.score > 0) return { isHeader: true, question: best.question, answer: best.answer };
  const [question = -1, answer = -1] = named.map((names) =>
    cells.findIndex((cell) => isClear(cell, names)),
  );
  const headingCount = cells.filter((cell) => isOther(wordsOf(cell).join(' '))).length;
  const isHeader = cells.length > 1 && (Math.max(question, answer) >= 0 || headingCount > 1);
  return isHeader ? { isHeader, question, answer } : none;
}
