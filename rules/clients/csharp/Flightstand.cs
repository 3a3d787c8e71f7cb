using System;
using System.Runtime.InteropServices;
using System.Text;

namespace Flightstand
{
    /// <summary>Answers queries about tables: lines of JSON, as the protocol's guide describes them.</summary>
    /// <example><c>using (var table = new Table()) Console.WriteLine(table.Ask("{\"op\": \"about\"}"));</c></example>
    /// <remarks>Any thread may ask. An instance keeps tables under names until it is disposed of.</remarks>
    public sealed class Table : IDisposable
    {
        private const string Library = "flightstand";

        private readonly object turn = new object();
        private IntPtr instance;
        private byte[] answer = new byte[65536];

        /// <summary>Opens an instance; options are JSON, such as <c>{"deadline": 1000, "heap": 128}</c>.</summary>
        /// <exception cref="InvalidOperationException">if the options are wrong, or there is no memory</exception>
        public Table(string options = "{}")
        {
            byte[] why = new byte[300];
            if (flightstand_open_with(Encoding.UTF8.GetBytes(options + "\0"), out instance, why, (UIntPtr)why.Length) != 0)
            {
                throw new InvalidOperationException(Encoding.UTF8.GetString(why).TrimEnd('\0'));
            }
        }

        /// <summary>Returns the answer to a query of one line. Mistakes are answers, too.</summary>
        public string Ask(string query)
        {
            byte[] line = Encoding.UTF8.GetBytes(query + "\0");
            lock (turn)
            {
                if (instance == IntPtr.Zero)
                {
                    throw new ObjectDisposedException(nameof(Table));
                }
                long length = flightstand_answer(instance, line, (UIntPtr)(line.Length - 1), answer, (UIntPtr)answer.Length);
                if (length > answer.Length)
                {
                    answer = new byte[length];
                    flightstand_answer(instance, null, UIntPtr.Zero, answer, (UIntPtr)answer.Length);
                }
                return Encoding.UTF8.GetString(answer, 0, (int)length);
            }
        }

        public void Dispose()
        {
            lock (turn)
            {
                flightstand_close(instance);
                instance = IntPtr.Zero;
            }
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        private static extern int flightstand_open_with(byte[] options, out IntPtr instance, byte[] why, UIntPtr capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        private static extern long flightstand_answer(
            IntPtr instance, byte[] query, UIntPtr length, byte[] answer, UIntPtr capacity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        private static extern void flightstand_close(IntPtr instance);
    }
}
