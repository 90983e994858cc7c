/** A topic of subscribers with the script of its conversations. */
export interface Topic {
  /** The label in the list of top questions. */
  question: string;
  /** The visitor's opening messages. */
  openings: readonly [string, string, string];
  /** The chatbot's answer. */
  reply: string;
  /** The visitor's reply and the ending of a resolved conversation. */
  thanks: string;
  closing: string;
  summary: string;
  /** The visitor's objection and the chatbot's handover in an escalated conversation. */
  insists: string;
  handover: string;
  escalatedSummary: string;
  /** The agent's response in past conversations. */
  answer: string;
  /** The share per thousand conversations, and the percentage that escalates. */
  weight: number;
  escalated: number;
}

export const topics: readonly Topic[] = [
  {
    question: 'How do I reset my router?',
    openings: [
      'My router is stuck, how do I reset it?',
      'How do I restart the router you sent me?',
      'Wifi is dead in the whole house, do I reset the box?',
    ],
    reply:
      'Your line is up and your fiber box (ONT) responds, so it’s the router. Hold the small button on the back for 10 seconds, then wait 2 minutes for the white light.',
    thanks: 'White light is on. Works again.',
    closing: 'Good. I can see 4 devices back on your network.',
    summary: 'Router hung; subscriber reset it. 4 devices back online.',
    insists: 'Third reset this week. I want a new router, not another reset.',
    handover:
      'This router has had 3 resets in 6 days, which points to the power supply. A replacement is a warranty claim, so a person has to approve it.',
    escalatedSummary: 'Third router reset in a week, wants a replacement.',
    answer:
      'A replacement ships today and arrives tomorrow. Keep the old unit for the driver to pick up.',
    weight: 240,
    escalated: 9,
  },
  {
    question: 'Is there an outage in my area?',
    openings: [
      'Is there an outage in my area?',
      'No internet since this morning, is it just me?',
      'Everything on our street is down. What is going on?',
    ],
    reply:
      'Yes. A fiber span was cut at 8:12 and 64 homes on your branch are out. A crew is on site. We expect service back by 11:30.',
    thanks: 'OK, please text me when it’s back.',
    closing: 'I’ll text this number as soon as your service is back.',
    summary: 'Known cut on the branch; wants a text on restoration.',
    insists: 'My mother has a medical alarm on this line. I need someone now.',
    handover:
      'This account has a medical alarm. I’ve raised its priority with the crew, and someone should call the subscriber now.',
    escalatedSummary: 'Outage on a line with a medical alarm, wants a call.',
    answer:
      'We called right away. The crew fed your branch from the other side first, and service is back.',
    weight: 190,
    escalated: 12,
  },
  {
    question: 'When is my technician arriving?',
    openings: [
      'When is my technician arriving?',
      'The window was 9 to 12 and nobody is here yet.',
      'Can you tell me where the technician is?',
    ],
    reply:
      'Your visit is second on the route. The technician is 9 miles away and should arrive at 10:40. I’ll message you when he leaves the stop before yours.',
    thanks: 'Perfect, I will be home.',
    closing: 'Noted. Please keep the path to the outside box clear.',
    summary: 'Asked when the technician arrives. Told 10:40.',
    insists: 'Your crew didn’t show up and I was still charged $99 for the install.',
    handover:
      'The visit was marked as missed and the install fee was billed. A refund over $50 needs a person, so I’m passing this on.',
    escalatedSummary: 'Missed visit, charged an install fee, wants a refund.',
    answer: 'We credited the $99 to your next bill and booked you as the first visit of the day.',
    weight: 140,
    escalated: 21,
  },
  {
    question: 'Why is my ONT light red?',
    openings: [
      'Why is my ONT light red?',
      'The fiber box shows a red LOS light.',
      'There is a red light on the box on the wall, is that bad?',
    ],
    reply:
      'Red means no light is reaching the box. Check that the thin yellow cable is clicked in and has no sharp bend.',
    thanks: 'It was loose. Green now!',
    closing: 'I see −19 dBm at your box, which is healthy.',
    summary: 'Loose patch cord at the ONT; subscriber reseated it.',
    insists: 'That cable is fine. The dog chewed through the one outside.',
    handover:
      'The subscriber reports a damaged drop cable, which fits my reading of no light. This needs a truck roll and a price for the drop, which I can’t quote.',
    escalatedSummary: 'Drop cable chewed through, needs a crew and a price.',
    answer: 'A crew is booked for tomorrow, 8 to 10. The drop is covered, so there’s no charge.',
    weight: 105,
    escalated: 24,
  },
  {
    question: 'Why is my bill higher this month?',
    openings: [
      'Why is my bill higher this month?',
      'You charged me $24 more than last month.',
      'There’s a charge on my bill I don’t understand.',
    ],
    reply:
      'Your promo price ended on the 3rd, which adds $15. The rest is 12 days of the faster plan you switched to on the 18th.',
    thanks: 'Ah, the plan change. Makes sense.',
    closing: 'Next month is a full month of it: $74, nothing extra.',
    summary: 'Bill explained: promo ended and plan changed.',
    insists: 'I never agreed to a plan change. I want to dispute this.',
    handover:
      'The change came from the web account and was not confirmed by email. A person decides disputes, so I’ve put the invoice on hold.',
    escalatedSummary: 'Disputes a plan change on the bill.',
    answer: 'We moved you back to the old plan and credited the difference.',
    weight: 92,
    escalated: 26,
  },
  {
    question: 'How do I move my service to a new address?',
    openings: [
      'How do I move my service to a new address?',
      'We’re moving on the 1st. Can we take our internet with us?',
      'I need my line at another house starting next week.',
    ],
    reply:
      'The new address has fiber at the pole and a box inside, so no visit is needed. I can switch the line over the morning you move.',
    thanks: 'Great, the 1st in the morning then.',
    closing: 'Booked for the 1st at 7:00. Bring your router with you.',
    summary: 'Move booked, no visit needed. Line switches on the 1st.',
    insists: 'The landlord says there’s no fiber in that building.',
    handover:
      'My records show a box in the building; the landlord says there is none. Someone should check the plant record before we promise a date.',
    escalatedSummary: 'Move to a building with a doubtful plant record.',
    answer:
      'The landlord is right: the box is next door. We drill on Thursday, and you’re set for the 1st.',
    weight: 71,
    escalated: 18,
  },
  {
    question: 'Why is my speed below my plan?',
    openings: [
      'Why is my speed below my plan?',
      'I pay for 1 gig and get 90 meg.',
      'Video calls freeze every evening, is my line slow?',
    ],
    reply:
      'You get 940 Mbps at the box but 90 behind the router, so the cable between them is too old. One marked Cat 5e or better will fix it.',
    thanks: 'Swapped the cable. 930 now.',
    closing: 'That’s what your plan promises. Enjoy.',
    summary: 'Old patch cable limited the speed; subscriber swapped it.',
    insists: 'It is slow on every cable, every evening, and it has been for a month.',
    handover:
      'The port serves 31 homes and is full from 7 to 10 p.m. Adding capacity is a planning decision, so I’m passing this to a person.',
    escalatedSummary: 'Slow every evening on a full port, wants a fix.',
    answer: 'We’re moving your home to the new card this week. You’ll be offline for two minutes.',
    weight: 58,
    escalated: 19,
  },
  {
    question: 'Can I keep my phone number?',
    openings: [
      'Can I keep my phone number?',
      'I want to bring three numbers over from my old provider.',
      'How long does it take to move my landline number?',
    ],
    reply:
      'Yes. I need the account number and PIN from your old provider. The transfer takes 3 business days, and your number works the whole time.',
    thanks: 'I have both here, sending them now.',
    closing: 'The order is placed. Your number transfers on Tuesday at 10:00.',
    summary: 'Number port ordered, transfers on Tuesday.',
    insists: 'The old provider says the numbers are locked.',
    handover:
      'The old provider rejects the port with code 6P. Clearing that takes a call between carriers, and a person has to make it.',
    escalatedSummary: 'Port-in of three numbers refused by the old provider.',
    answer: 'The lock is cleared. All three numbers transfer on Friday at 10:00.',
    weight: 41,
    escalated: 28,
  },
  {
    question: 'Do you serve my address?',
    openings: [
      'Do you serve my address?',
      'When does fiber come to our road?',
      'Do you plan to build past the bridge?',
    ],
    reply:
      'Your road is in the build that starts in March. Crews hang the strand first, and your pole is scheduled for week 14.',
    thanks: 'Put me on the list, please.',
    closing: 'You’re on it. You’ll get a message two weeks ahead.',
    summary: 'Address is in the March build; added to the waiting list.',
    insists: 'I was promised this build two years ago.',
    handover:
      'A letter from two springs ago named this road. I can’t say why the date moved, so a person should answer.',
    escalatedSummary: 'Promised build was delayed, wants the reason.',
    answer:
      'The bridge permit took 14 months. It was signed last week, and your pole is in week 14.',
    weight: 63,
    escalated: 14,
  },
];

/** Openings in other languages, with other directions and lengths. */
export const rareOpenings: readonly string[] = [
  'לא עובד לי האינטרנט מאז הבוקר, מה עושים?',
  'الإنترنت مقطوع منذ الصباح، متى يعود؟',
  'Ça ne marche plus depuis l’orage. Vous pouvez envoyer quelqu’un ?',
];
