import { lookAtViews } from '../models/view-layer';

lookAtViews(1);
