import { timeoutSeconds } from '../../../domain/specifiedLimits';
import type { Translation } from '../../translation';
import type { uploads as en } from '../en/uploads';

export const uploads: Translation<typeof en> = {
  limits: '{{types}}，上限 {{size}}。較大的照片會先縮小再傳送。',
  limitsWithSide: '{{types}}，上限 {{size}}，短邊至少 {{pixels}} 像素。較大的照片會先縮小再傳送。',
  choose: '拍照或選擇照片',
  preparing: '正在準備照片…',
  uploading: '已上傳 {{percent}}%',
  done: '已上傳',
  cancel: '取消上傳',
  goOn: '繼續上傳',
  replace: '選擇其他照片',
  privacy: '照片會在本裝置縮小，並去除拍攝地點等資訊後傳送，不會儲存在裝置上。',
  missing: '請選擇照片。',
  problems: {
    otherType: '不接受此檔案格式。請選擇 {{types}} 的照片。',
    heic: '不接受 HEIC 格式的照片。請將相機格式設為 JPEG（iPhone：設定 › 相機 › 格式 › 最相容）後重新拍攝，或改選該照片的螢幕截圖。',
    unreadable: '無法讀取此照片。請選擇其他照片。',
    notPrepared: '此瀏覽器處理照片時影像受損。請選擇其他照片，或改用其他瀏覽器。',
    tooSmall:
      '此照片為 {{width}} × {{height}} 像素。為確保能看清內容，短邊至少需要 {{pixels}} 像素。請選擇較大的照片。',
    tooLarge: '縮小後仍超過 {{size}}。請選擇其他照片。',
    interrupted: {
      offline: '上傳至 {{percent}}% 時連線中斷，已收到的部分會保留。',
      timeout: `上傳至 {{percent}}% 時，${timeoutSeconds} 秒內沒有回應，已收到的部分會保留。`,
      tooManyRequests: '上傳至 {{percent}}% 時請求次數過多。{{wait}}已收到的部分會保留。',
      tooLarge: '上傳至 {{percent}}% 時，下一部分過大，伺服器無法接收。繼續上傳時會分成較小的部分傳送。',
      notAccepted: '上傳至 {{percent}}% 時，伺服器未受理此照片。請再試一次，或改選其他照片。',
      sessionEnded: '上傳至 {{percent}}% 時登入已逾時。請重新登入後再選擇照片。',
      server: '上傳至 {{percent}}% 時伺服器發生錯誤。請稍後再試。',
    },
  },
};
